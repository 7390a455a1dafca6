import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { expect, test } from 'vitest'
import { anyContext } from '../../crimes/any-context.fixture.ts'
import { flow as violence } from '../../crimes/violence/flow.ts'
import type { ListStep } from '../../engine/define.ts'
import { formInstances, visibleFieldsOf } from '../../engine/form-instances.ts'
import { emptyReport, normalizeReport } from '../../engine/normalize-report.ts'
import { reportIssues } from '../../engine/report-issues.ts'
import { offender } from './offender.ts'

const suspects = violence.steps.find((step): step is ListStep => step.id === 'suspeitos')
const base: InvolvedParty = { atuacao: '3', tipo_pessoa: 'F' }

const reportWith = (suspect: InvolvedParty) => ({
  ...emptyReport(),
  INFO_BOP: { ID_CRIME: 5 },
  IdIdioma: 1,
  envolvido: [
    { atuacao: '1' as const, tipo_pessoa: 'F' as const },
    { ...base, ...suspect },
  ],
})

/** The groups that are asked about such a suspect, in their order. */
function askedGroups(suspect: InvolvedParty): string[] {
  const report = reportWith(suspect)
  const context = anyContext(violence, report)
  const instances = [...formInstances(violence, report)].filter(({ step }) => step === suspects)
  return [
    ...new Set(instances.flatMap((one) => [...visibleFieldsOf(one, context)].map(({ group }) => group.id))),
  ]
}

const looks = ['aparencia', 'caracteristicas']

// VI-06
test('the bond is asked first about the one who did it, then the name', () => {
  expect(askedGroups({})[0]).toBe('vinculo')
  expect(offender.fields.map(({ name }) => name).slice(0, 2)).toEqual(['id_vinculo', 'nome_conhecido'])
})

// VI-06
test.each([
  ['not answered', undefined, true],
  ['known', 1, false],
  ['only a nickname', 2, true],
  ['not known', 3, true],
])('with the name %s, looks are asked: %s → %s', (_what, nome_conhecido, asked) => {
  const groups = askedGroups(nome_conhecido === undefined ? {} : { nome_conhecido })
  expect(groups.filter((id) => looks.includes(id))).toEqual(asked ? looks : [])
  expect(groups.includes('documentos')).toBe(nome_conhecido === 1)
})

// VI-06
test('the server keeps what is asked, names the bond itself and drops the looks of a named person', () => {
  const report = reportWith({
    id_vinculo: 2,
    ds_vinculo: 'SOMETHING ELSE',
    nome_conhecido: 1,
    nome: 'CARLOS ALBERTO SOUZA',
    onde_encontrar: 'BAR DA ESQUINA',
    roupa: 'CAMISA AZUL',
  })
  const kept = normalizeReport(violence, anyContext(violence, report)).envolvido[1]
  expect(kept).toMatchObject({
    id_vinculo: 2,
    ds_vinculo: 'Ex-marido, ex-esposa ou ex-companheiro(a)',
    nome: 'CARLOS ALBERTO SOUZA',
    onde_encontrar: 'BAR DA ESQUINA',
  })
  expect(kept).not.toHaveProperty('roupa')
})

// VI-06
test('a bond or an answer that is not offered is refused', () => {
  const report = reportWith({ id_vinculo: 99, nome_conhecido: 7 })
  const issues = reportIssues(violence, anyContext(violence, report))
  expect(issues.filter(({ campo }) => campo.startsWith('/envolvido/1/'))).toEqual([
    { campo: '/envolvido/1/id_vinculo', issue: { code: 'notInList' } },
    { campo: '/envolvido/1/nome_conhecido', issue: { code: 'notInList' } },
  ])
})
