import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { ListStep } from '@delegacia/flows/engine/define'
import { emptyReport } from '@delegacia/flows/engine/normalize-report'
import { flow as theft } from '@delegacia/flows/crimes/theft/flow'
import { expect, test } from 'vitest'
import { itemInstance, withItem, withoutEntry } from './list-entries.ts'

const listOf = (id: string) => theft.steps.find((step) => step.id === id) as ListStep
const [victims, witnesses, suspects] = [listOf('vitimas'), listOf('testemunhas'), listOf('suspeitos')]

const party = (atuacao: '1' | '2' | '3' | '5', nome: string): InvolvedParty => ({
  atuacao,
  tipo_pessoa: 'F',
  nome,
})
const reportWith = (...envolvido: InvolvedParty[]): Occurrence => ({ ...emptyReport(), envolvido })
const names = ({ envolvido }: Occurrence) => envolvido.map(({ nome }) => nome)
const item = (nome: string, index?: number) => {
  const entity = { nome }
  return { form: 'pessoa', index, entity, opened: entity }
}

const report = reportWith(party('1', 'ELA'), party('2', 'V1'), party('5', 'T1'), party('3', 'S1'))

// WZ-05, WZ-06
test.each([
  [victims, ['ELA', 'V1', 'NOVA', 'T1', 'S1'], '2'],
  [witnesses, ['ELA', 'V1', 'T1', 'NOVA', 'S1'], '5'],
  [suspects, ['ELA', 'V1', 'T1', 'S1', 'NOVA'], '3'],
])('a new entry of a shared list goes after those of its own step', (step, expected, role) => {
  const added = withItem(theft, report, step, item('NOVA'))
  expect(names(added)).toEqual(expected)
  expect(added.envolvido[expected.indexOf('NOVA')]).toMatchObject({ atuacao: role, tipo_pessoa: 'F' })
})

test('an entry is changed and removed at its own place, the others stay as they are', () => {
  expect(names(withItem(theft, report, witnesses, item('OUTRA', 2)))).toEqual(['ELA', 'V1', 'OUTRA', 'S1'])
  expect(names(withoutEntry(report, witnesses, 2))).toEqual(['ELA', 'V1', 'S1'])
})

// PE-14
test('what was typed replaces the defaults of an entry', () => {
  const contato = [{ tipo: '1' }, { tipo: '2', valorSemDDI: '91 98765-4321', ddi: '55' }, { tipo: '3' }]
  const typed = { contato, atuacao: '1' }
  const added = withItem(theft, report, suspects, { ...item(''), entity: typed })
  expect(added.envolvido[4]).toMatchObject({ contato, atuacao: '3' })
})

// PE-11
test('an open entry is compared with the others and not with itself as it was', () => {
  const opened = itemInstance(theft, report, witnesses, item('OUTRO NOME', 2))
  expect(opened?.instance.at).toBe('envolvido/2')
  expect(opened && names(opened.report)).toEqual(['ELA', 'V1', 'OUTRO NOME', 'S1'])
  expect(opened?.report.envolvido[2]).toBe(opened?.instance.entity)
  expect(itemInstance(theft, report, victims, item('NOVA'))?.instance.at).toBe('envolvido/2')
})
