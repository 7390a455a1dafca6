import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { declineOpen } from '../engine/decline.ts'
import type { Group, Step } from '../engine/define.ts'
import type { FormInstance } from '../engine/form-instances.ts'
import type { Entity } from '../engine/model/entity.ts'
import { groupIssues } from '../engine/report-issues.ts'
import { fullContext } from './filled-report.fixture.ts'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'

/** Of a child, an adolescent, an adult and an old person on the day of the fixtures; and not known. */
const births = ['05/03/2016', '05/03/2010', '05/03/1990', '05/03/1940', undefined]

type Form = { defaults?: Entity; groups: readonly Group[] }

const formsOf = (step: Step): readonly Form[] => (step.kind === 'form' ? [step] : step.forms)

// LA-02, PE-15
test.each(routes)('one press leaves nothing of its group open, whoever the person is (%s)', async (route) => {
  const flow = await getFlow(route)
  const context = fullContext(flow, reportOf(route))
  const left: unknown[] = []
  let pressed = 0
  for (const step of flow.steps)
    for (const { defaults = {}, groups } of formsOf(step))
      for (const group of groups.filter(({ decline }) => decline))
        for (const ds_nascimento of births)
          for (const sexo of ['F', 'M', undefined]) {
            const person: Entity = {
              ...defaults,
              idLocalMoradia: 1,
              ...(ds_nascimento && { ds_nascimento }),
              ...(sexo && { sexo }),
            }
            const instance: FormInstance = {
              step,
              at: 'envolvido/0',
              defaults,
              groups: [group],
              entity: person,
            }
            const entity = declineOpen(instance, group, context)
            const issues = groupIssues({ ...instance, entity }, group, context)
            left.push(...issues.map(({ campo }) => [step.id, group.id, ds_nascimento, sexo, campo]))
            pressed += 1
          }
  expect(left).toEqual([])
  expect(pressed).toBeGreaterThan(0)
})
