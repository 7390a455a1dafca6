import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import type { AnyField } from '../engine/fields/any-field.ts'
import { issueOf } from '../engine/fields/unknown.ts'
import type { Entity } from '../engine/model/entity.ts'
import { fullContext } from './filled-report.fixture.ts'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'

const boxes = ['nome', 'mae', 'pai', 'nome_social', 'nome_fantasia', 'apelido']
const typed = ['Não sei', 'não sei', "I don't know", 'No sé', 'Je ne sais pas']

// PE-36
test.each(routes)('in no box for a name of /%s words for not knowing are a name', async (route) => {
  const flow = await getFlow(route)
  const context = fullContext(flow, reportOf(route))
  const seen = new Set<string>()
  for (const step of flow.steps)
    for (const { id, defaults = {}, groups } of step.kind === 'form' ? [step] : step.forms)
      for (const field of groups.flatMap(({ fields }) => fields as readonly AnyField[])) {
        if (!boxes.includes(field.name)) continue
        for (const value of typed) {
          const entity = field.write({ ...(defaults as Entity) }, value, context)
          const issue = issueOf(field, field.read(entity), entity, context)
          const isAnswer = field.read(entity) === 'NÃO SEI' && field.orUnknown?.(entity, context) === true
          expect([step.id, id, field.name, value, isAnswer || issue?.code]).toEqual([
            step.id,
            id,
            field.name,
            value,
            isAnswer || 'wordsForNotKnowing',
          ])
          seen.add(field.name)
        }
      }
  expect(seen).toContain('nome')
})
