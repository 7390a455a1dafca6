import type { Address } from '@delegacia/domain/report/address'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { routes } from '@delegacia/domain/lists/routes'
import { describe, expect, test } from 'vitest'
import { getFlow } from '../crimes/flows.ts'
import type { FormStep } from '../engine/define.ts'
import { formInstanceOf } from '../engine/form-instances.ts'
import { normalizeReport } from '../engine/normalize-report.ts'
import { summary } from '../engine/summary.ts'
import { groupIssues } from '../engine/report-issues.ts'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { fact } from './fact.ts'
import { narrateFact } from './narrate-fact.ts'
import { reportedIn } from './things.fixture.ts'

const { context } = reportedIn([])
const chosen: Address = {
  id_local: 1,
  id_uf: 'PA',
  id_localidade: 1500107,
  ds_localidade: 'Abaetetuba',
  id_logradouro: null,
  ds_logradouro: '',
  cep: '68440-000',
  lat: '-1,7',
  lng: '-48,8',
  has_mapa: false,
}
const reportAt = (endereco: Address, municipality?: Occurrence['municipality']): Occurrence => ({
  envolvido: [],
  objeto: [],
  INFO_BOP: {},
  fato: { ds_datahora: '20/11/2026 14:30', endereco },
  ...(municipality && { municipality }),
})

function issues(step: unknown, endereco: Address): string[] {
  const report = reportAt(endereco)
  const instance = formInstanceOf(step as FormStep, report)
  const [where] = instance.groups
  return where
    ? groupIssues(instance, where, { ...context, report })
        .filter(({ campo }) => campo.startsWith('/fato/endereco'))
        .map(({ campo, issue }) => `${campo.slice('/fato/endereco'.length)} ${issue.code}`)
    : []
}

describe('where it happened', () => {
  // AD-10, FA-04
  test('needs the street that no list has, the pin and the description', () => {
    expect(issues(fact({ map: true }), chosen)).toEqual([
      '/ds_logradouro required',
      '/lat pointRequired',
      '/complemento required',
    ])
  })

  // LA-10
  test('is a municipality and perhaps a neighbourhood where the street is not known, and the paper says so', async () => {
    const unknown = { ...chosen, ds_bairro: 'ALGODOAL', ds_logradouro: unknownAnswer, has_mapa: true }
    for (const route of ['furto', 'estelionato', 'extravio', 'violencia'] as const) {
      const flow = await getFlow(route)
      const step = flow.steps.find(({ id }) => id === 'fato')
      expect(issues(step, unknown)).toEqual([])
      const report = reportAt(unknown)
      expect(normalizeReport(flow, { ...context, report }).fato.endereco).toMatchObject({
        id_localidade: 1500107,
        ds_bairro: 'ALGODOAL',
        ds_logradouro: unknownAnswer,
      })
      expect(narrateFact(report.fato, { map: false })).toContain(
        'Endereço: rua que não se sabe, bairro ALGODOAL, Abaetetuba',
      )
    }
  })

  // FA-12
  test('is enough as a town where somebody suffers violence', async () => {
    expect(issues(fact({ map: true, where: 'roughly' }), chosen)).toEqual([])
    const discreet = (await Promise.all(routes.map(getFlow))).filter((flow) => flow.discreet)
    expect(discreet.length).toBeGreaterThan(3)
    for (const { route, steps } of discreet) {
      const step = steps.find(({ id }) => id === 'fato')
      expect([route, issues(step, chosen)]).toEqual([route, []])
    }
  })

  // FA-12
  test('is checked all the same where it is told', () => {
    const written = { ...chosen, ds_logradouro: 'AB', lat: '10,0', has_mapa: true }
    expect(issues(fact({ map: true, where: 'roughly' }), written)).toEqual([
      '/ds_logradouro lengthBetween',
      '/lat pointOutsideState',
    ])
  })

  // FA-09
  test('is refused outside Pará', () => {
    expect(issues(fact({ map: false }), { ...chosen, id_uf: 'SP', ds_logradouro: 'RUA UM' })).toEqual([
      ' outsideState',
    ])
  })
})

// AD-13
test('summary and narrative tell neither a general postal code nor a neighbourhood that nobody gave', async () => {
  const written = { ...chosen, ds_bairro: 'BAIRRO NÃO CADASTRADO', ds_logradouro: 'VILA DO ALTO' }
  const flow = await getFlow('furto')
  const report = reportAt(written)
  const shown = JSON.stringify(summary(flow, { ...context, report }))
  expect(shown).toContain('Abaetetuba')
  for (const told of [shown, narrateFact(report.fato, { map: false })]) {
    expect(told).not.toMatch(/68440-000|CADASTRADO/)
    expect(told).toContain('VILA DO ALTO')
  }
  // The wire keeps both.
  expect(normalizeReport(flow, { ...context, report }).fato.endereco).toMatchObject({
    cep: '68440-000',
    ds_bairro: 'BAIRRO NÃO CADASTRADO',
  })
})

// AD-11
test('the municipality of the report is that of the fact, and before it is known that of the home page', async () => {
  const flow = await getFlow('extravio')
  const home = { ID_LOCALIDADE: 1501402, DS_LOCALIDADE: 'Belém' }
  const municipality = (endereco: Address) => {
    const report = reportAt(endereco, home)
    return normalizeReport(flow, { ...context, report }).municipality
  }
  expect(municipality({})).toEqual(home)
  expect(municipality(chosen)).toEqual({ ID_LOCALIDADE: 1500107, DS_LOCALIDADE: 'Abaetetuba' })
})
