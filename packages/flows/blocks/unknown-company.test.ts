import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { expect, test } from 'vitest'
import { fullContext } from '../crimes/filled-report.fixture.ts'
import { reportOf } from '../crimes/reports.fixture.ts'
import { robbery } from '../crimes/robbery.flow.ts'
import { visibleFieldsOf } from '../engine/form-instances.ts'
import type { Entity } from '../engine/model/entity.ts'
import { reportIssues } from '../engine/report-issues.ts'

const step = robbery.steps.find(({ id }) => id === 'testemunhas')
const form = step?.kind === 'list' ? step.forms.find(({ kind }) => kind === 'company') : undefined

/** The report of a robbery with a company of which only the name may be known, and "I do not know" for the rest. */
function witnessed(name: string) {
  if (!step || !form) throw new Error('no witness may be a company')
  const report = reportOf('roubo')
  const context = fullContext(robbery, report)
  let entity: Entity = { ...form.defaults, nome: name }
  for (const field of form.groups.flatMap(({ fields }) => fields)) {
    const instance = { step, at: '', defaults: form.defaults, groups: form.groups, entity }
    const asked = [...visibleFieldsOf(instance, context)].some((one) => one.field === field)
    if (asked && field.name !== 'nome' && field.required(entity, context) && field.read(entity) === undefined)
      entity = field.write(entity, unknownAnswer, context)
  }
  return { ...report, envolvido: [...report.envolvido, entity] }
}

// LA-05
test('a company that saw it may be known by its name alone, in a whole report', () => {
  const issues = (name: string) => {
    const report = witnessed(name)
    const last = report.envolvido.length - 1
    return reportIssues(robbery, fullContext(robbery, report)).map(({ campo }) =>
      campo.replace(`${last}`, 'N'),
    )
  }
  expect(issues('PADARIA CENTRAL LTDA')).toEqual([])
  expect(issues('')).toEqual(['/envolvido/N/nome'])
})
