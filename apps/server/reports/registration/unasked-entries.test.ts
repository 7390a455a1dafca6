import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { routes } from '@delegacia/domain/lists/routes'
import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import type { Flow } from '@delegacia/flows/engine/define'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { party } from '@delegacia/flows/crimes/theft.fixture'
import { car, dogs } from '@delegacia/flows/crimes/things.fixture'
import { submitReport } from '@delegacia/flows/engine/submit-report'
import { describe, expect, test } from 'vitest'
import { unaskedEntries } from './unasked-entries.ts'

const person: InvolvedParty = { tipo_pessoa: 'F', nome: 'JOSÉ DA SILVA' }
const company: InvolvedParty = { tipo_pessoa: 'J', nome: 'EMPRESA DE TESTE LTDA' }

/** Whoever and whatever a draft may still hold: of another kind, of an earlier version, of an answer that was changed. */
const leftPeople: InvolvedParty[] = (['1', '2', '3', '4', '5', '10'] as const).flatMap((atuacao) => [
  { ...person, atuacao },
  { ...company, atuacao },
])
const leftThings = [...lossReport().objeto, car, dogs]

/** The roles that a flow lets be named beside its victims. */
const besideVictims = ({ steps }: Flow): unknown[] =>
  steps.flatMap((step) =>
    step.kind === 'list'
      ? step.forms.flatMap(({ beside, discriminator }) => (beside ? [discriminator['atuacao']] : []))
      : [],
  )

// PE-35
test('a guardian is asked about where a victim may be a child, who answers for a company where it may be a victim', async () => {
  for (const [route, roles] of [
    ['violencia', ['10']],
    ['violencia_contra_mulher/atendimento', ['10']],
    ['odio', ['10', '4']],
    ['furto', ['4']],
    ['extravio', []],
    ['obito', []],
  ] as const)
    expect([route, besideVictims(await getFlow(route))]).toEqual([route, roles])
})

// SU-10
describe.each([...routes])('/%s', (route) => {
  test('what the browser sends holds nobody and nothing unasked, whatever is left in its draft', async () => {
    const flow = await getFlow(route)
    const report = reportOf(route)
    expect(unaskedEntries(flow, report)).toEqual([])
    for (const isVitima of [true, false, undefined]) {
      const [reporter, ...others] = report.envolvido
      const draft = {
        ...report,
        envolvido: [
          { ...reporter, ...(isVitima !== undefined && { isVitima }) },
          ...others,
          party('2'),
          ...leftPeople,
        ],
        objeto: [...report.objeto, ...leftThings],
      }
      const sent = submitReport(flow, anyContext(flow, draft))
      expect(unaskedEntries(flow, sent)).toEqual([])
      expect(unaskedEntries(flow, submitReport(flow, anyContext(flow, sent)))).toEqual([])
    }
  })

  test('a second reporter, and a guardian or person responsible of whom nothing is asked, are refused by their places', async () => {
    const report = reportOf(route)
    const flow = await getFlow(route)
    const named = besideVictims(flow)
    const more = (['1', '4', '10'] as const)
      .filter((role) => !named.includes(role))
      .map((atuacao) => ({ ...person, atuacao }))
    expect(unaskedEntries(flow, { ...report, envolvido: [...report.envolvido, ...more] })).toEqual(
      more.map((_, place) => ({
        campo: `/envolvido/${report.envolvido.length + place}`,
        issue: { code: 'notAskedHere' },
      })),
    )
  })
})

// SU-10
test('a suspect in the place of the reporter is refused, not registered as who reports', async () => {
  const report = lossReport()
  const [reporter, ...others] = report.envolvido
  const flow = await getFlow('extravio')
  expect(unaskedEntries(flow, { ...report, envolvido: [{ ...reporter, atuacao: '3' }, ...others] })).toEqual([
    { campo: '/envolvido/0/atuacao', issue: { code: 'notAskedHere' } },
  ])
})
