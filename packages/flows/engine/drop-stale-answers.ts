import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Context } from './model/context.ts'
import { isEmpty, type Entity } from './model/entity.ts'
import type { AnyField } from './fields/any-field.ts'
import type { FormInstance } from './form-instances.ts'

/** The entity without answers that its other answers have hidden or no longer offer, whatever their order was. */
export function dropStaleAnswers(instance: FormInstance, context: Context): Entity {
  const fields = instance.groups.flatMap((group) => group.fields)
  let entity = instance.entity
  for (const _ of fields) {
    const stale = fields.find((field) => isStale(field, entity, context))
    if (!stale) return entity
    entity = stale.write(entity, undefined, context)
  }
  return entity
}

function isStale(field: AnyField, entity: Entity, context: Context): boolean {
  const answer = field.read(entity)
  if (isEmpty(answer)) return false
  if (!field.visible(entity, context)) return true
  if (answer === unknownAnswer && field.orUnknown?.(entity, context)) return false
  const offered = field.choices?.(entity, context)
  return offered !== undefined && !offered.some(({ id }) => id === answer)
}
