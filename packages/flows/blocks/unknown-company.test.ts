import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { expect, test } from 'vitest'
import { fullContext } from '../crimes/filled-report.fixture.ts'
import { reportOf } from '../crimes/reports.fixture.ts'
import { flow as robbery } from '../crimes/robbery/flow.ts'
import { visibleFieldsOf } from '../engine/form-instances.ts'
import type { Entity } from '../engine/model/entity.ts'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { summary } from '../engine/summary.ts'

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

// PE-34
test('a company to which it happened may be known by a description alone', () => {
  const victim: InvolvedParty = {
    atuacao: '2',
    tipo_pessoa: 'J',
    nome: unknownAnswer,
    nome_fantasia: unknownAnswer,
    documento: [{ numero: unknownAnswer }],
    contato: [{}, { valorSemDDI: unknownAnswer }, { valor: unknownAnswer }],
    endereco: [{ ds_logradouro: unknownAnswer }],
  }
  const report = reportOf('roubo')
  const place = report.envolvido.length
  const contextWith = (party: InvolvedParty) =>
    fullContext(robbery, { ...report, envolvido: [...report.envolvido, party] })
  const described = contextWith({ ...victim, descricao: 'A PADARIA DA ESQUINA' })
  expect(reportIssues(robbery, contextWith(victim)).map(({ campo }) => campo)).toEqual([
    `/envolvido/${place}/descricao`,
  ])
  expect(reportIssues(robbery, described)).toEqual([])
  const sent = { ...described, report: submitReport(robbery, described) }
  const told = narrative(robbery, sent).map(({ text }) => text)
  expect(told.join(' ')).toContain('NÃO IDENTIFICADO(A); descrição: A PADARIA DA ESQUINA')
  expect(JSON.stringify(summary(robbery, sent))).toContain('A PADARIA DA ESQUINA')
})
