import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from './define.ts'
import { declineSkipped } from './decline.ts'
import { formInstances, visibleFieldsOf } from './form-instances.ts'
import type { Context } from './model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from './model/entity.ts'

/**
 * The report with its answers as the screens would keep them (a CPF in its mask, a telephone without +55, 'I prefer not to
 * answer' where a question was skipped), from a client that sent them in another form. Nothing else changes: a wrong answer
 * stays wrong.
 */
export function tidyAnswers(flow: Flow, context: Context): Occurrence {
  let report = context.report as unknown as Entity
  for (const instance of formInstances(flow, context.report)) {
    const { at } = instance
    const found = at === '' ? report : readAt(report, at)
    if (!isEntity(found)) continue
    let entity = found
    for (const { field, answer } of visibleFieldsOf(instance, context))
      if (field.tidies && (typeof answer === 'string' || Array.isArray(answer)))
        entity = field.write(entity, answer, context)
    entity = declineSkipped({ ...instance, entity }, instance.groups, context)
    report = at === '' ? entity : writeAt(report, at, entity)
  }
  return report as unknown as Occurrence
}
