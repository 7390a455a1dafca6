import { expect, test } from 'vitest'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { contextOf, lossReport } from '../../crimes/loss.fixture.ts'
import { flow as loss } from '../../crimes/loss/flow.ts'
import type { Entity } from '../../engine/model/entity.ts'
import { normalizeReport } from '../../engine/normalize-report.ts'
import { reportIssues } from '../../engine/report-issues.ts'
import { summary } from '../../engine/summary.ts'
import { tidyAnswers } from '../../engine/tidy-answers.ts'
import { identity } from './identity.ts'
import { documents } from './documents.ts'
import { suspectOptions, victimOptions, witnessOptions, type PersonOptions } from './person-options.ts'

const person = (): InvolvedParty => lossReport().envolvido[0] ?? {}
const reportWith = (change: Partial<InvolvedParty>): Occurrence => ({
  ...lossReport(),
  envolvido: [{ ...person(), ...change }],
})
const found = (change: Partial<InvolvedParty>): string[] =>
  reportIssues(loss, contextOf(reportWith(change))).map(({ campo, issue }) => `${campo} ${issue.code}`)

// PE-28
test.each([
  ['nome', 'nome_como_no_documento', 'RAONI', 'surnameRequired'],
  ['nome', 'nome_como_no_documento', 'LI WU', 'nameSize'],
  ['mae', 'mae_como_no_documento', 'TAINÁ', 'surnameRequired'],
  ['pai', 'pai_como_no_documento', 'BO LI', 'nameSize'],
] as const)('%s has a way on, %s: %s is %s first', (name, flag, value, code) => {
  expect(found({ [name]: value })).toEqual([`/envolvido/0/${name} ${code}`])
  expect(found({ [name]: value, [flag]: false })).toEqual([`/envolvido/0/${name} ${code}`])
  expect(found({ [name]: value, [flag]: true })).toEqual([])
  expect(found({ [name]: 'RAONI 2', [flag]: true })).toEqual([`/envolvido/0/${name} nameCharacters`])
})

// PE-28
test.each([
  ['21/11/1921', 'maximumAge', true],
  ['21/11/1907', 'maximumAge', true],
  ['21/11/1900', 'maximumAge', false],
])('of a birth on %s it is asked first (%s); confirmed it is right: %s', (ds_nascimento, code, taken) => {
  expect(found({ ds_nascimento })).toEqual([`/envolvido/0/ds_nascimento ${code}`])
  expect(found({ ds_nascimento, idade_confirmada: true })).toEqual(
    taken ? [] : [`/envolvido/0/ds_nascimento ${code}`],
  )
})

// PE-28
test('a confirmation is kept where it is needed, goes with the answer that it was given for, and is on no paper', () => {
  const kept = (change: Partial<InvolvedParty>) =>
    normalizeReport(loss, contextOf(reportWith(change))).envolvido[0]
  expect(kept({ nome: 'RAONI', nome_como_no_documento: true })).toHaveProperty('nome_como_no_documento', true)
  expect(kept({ nome_como_no_documento: true })).not.toHaveProperty('nome_como_no_documento')

  const field = identity(victimOptions).fields.find(({ name }) => name === 'nome')
  const write = (entity: Entity, answer: string) => field?.write(entity, answer, contextOf(lossReport()))
  const confirmed = { nome: 'RAONI', nome_como_no_documento: true }
  expect(write(confirmed, 'Raoni\u200b')).toEqual(confirmed)
  expect(write(confirmed, 'Raon')).toEqual({ nome: 'RAON' })

  const rows = (change: Partial<InvolvedParty>) =>
    JSON.stringify(summary(loss, contextOf(reportWith(change))))
  expect(rows({ nome: 'RAONI', nome_como_no_documento: true })).toBe(rows({ nome: 'RAONI' }))
})

const issueOf = (options: PersonOptions, name: string, answer: string, party: InvolvedParty = {}) => {
  const field = identity(options).fields.find((one) => one.name === name)
  return field?.validate(answer, party, contextOf(lossReport()))?.code
}

// PE-03
test('the rules of a registered name are not for a social name, nor for a suspect', () => {
  expect(issueOf(victimOptions, 'nome_social', 'LUMA')).toBeUndefined()
  expect(issueOf(victimOptions, 'nome_social', 'L. SILVA')).toBe('abbreviatedName')
  expect(issueOf(suspectOptions, 'nome', 'CARLOS')).toBeUndefined()
  expect(issueOf(suspectOptions, 'nome', 'SEU ZÉ')).toBeUndefined()
  expect(issueOf(suspectOptions, 'mae', 'DONA LU')).toBeUndefined()
})

// PE-08
test('a suspect of 17 is told as 17, and a witness of some days is asked about', () => {
  expect(issueOf(suspectOptions, 'ds_nascimento', '22/11/2008')).toBeUndefined()
  expect(issueOf(victimOptions, 'ds_nascimento', '22/11/2008')).toBe('minimumAge')
  expect(issueOf(witnessOptions, 'ds_nascimento', '20/11/2026')).toBe('veryYoung')
  expect(issueOf(witnessOptions, 'ds_nascimento', '20/11/2020')).toBeUndefined()
})

// PE-10
test('a resident’s foreign passport was issued by no state of Brazil', () => {
  const state = documents(victimOptions).fields.find(({ name }) => name === 'documento/0/uf')
  const asked = (party: InvolvedParty) => state?.visible(party, contextOf(lossReport()))
  const passport = [{ tipo: 10 }]
  expect(asked({ idLocalMoradia: 1, id_nacionalidade: 250, documento: passport })).toBe(false)
  expect(asked({ idLocalMoradia: 1, id_nacionalidade: 31, documento: passport })).toBe(true)
  expect(asked({ idLocalMoradia: 1, id_nacionalidade: 250, documento: [{ tipo: 3 }] })).toBe(true)
})

// PE-32
test('what a client sends in another form is brought to the form of the screens before it is judged', () => {
  const sent = reportWith({
    nome: 'Joana d’Ávila\u200b Lima',
    ds_nascimento: '5/3/1990',
    documento: [person().documento?.[0] ?? {}, { tipo: 1, numero: 'CPF 52998224725' }],
    contato: [
      { tipo: '1' },
      { tipo: '2', valorSemDDI: '+5591987654321', ddi: '55' },
      { tipo: '3', valor: 'mailto:joana@example.org' },
    ],
  })
  const context = contextOf(sent)
  const report = tidyAnswers(loss, context)
  expect(reportIssues(loss, { ...context, report })).toEqual([])
  expect(report.envolvido[0]).toMatchObject({
    nome: "JOANA D'ÁVILA LIMA",
    ds_nascimento: '05/03/1990',
    nascimento: '1990-03-05',
    documento: [{}, { numero: '529.982.247-25' }],
    contato: [
      {},
      { valorSemDDI: '91 98765-4321', valor: '+55 91 98765-4321' },
      { valor: 'joana@example.org' },
    ],
  })
  expect(tidyAnswers(loss, { ...context, report })).toEqual(report)
})

// PE-32
test('what is in no form of the screens stays as it was sent, and is refused', () => {
  const sent = reportWith({
    contato: [
      { tipo: '1' },
      { tipo: '2', valorSemDDI: '91 98765-43210' },
      { tipo: '3', valor: 'a@example.org' },
    ],
  })
  const context = contextOf(sent)
  const report = tidyAnswers(loss, context)
  expect(report.envolvido[0]?.contato?.[1]?.valorSemDDI).toBe('91 98765-43210')
  expect(reportIssues(loss, { ...context, report }).map(({ issue }) => issue.code)).toEqual(['invalidPhone'])
})

// LA-02
test('a profile that a client leaves out is kept as declined, as on the screens', () => {
  const { id_raca: _, ds_raca: __, id_moradia: ___, ds_moradia: ____, ...left } = person()
  const sent = { ...reportWith({}), envolvido: [left] }
  const context = { ...contextOf(sent), report: sent }
  const report = tidyAnswers(loss, context)
  expect(reportIssues(loss, context).map(({ campo }) => campo)).toContain('/envolvido/0/id_raca')
  expect(reportIssues(loss, { ...context, report })).toEqual([])
  expect(report.envolvido[0]).toMatchObject({ id_raca: 9, ds_raca: 'Não declarada', id_moradia: 198 })
})
