import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { expect, test } from 'vitest'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { summary } from '../engine/summary.ts'
import { anyContext } from './any-context.fixture.ts'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'
import { theftReport } from './theft.fixture.ts'

const guardian: InvolvedParty = {
  atuacao: '10',
  tipo_pessoa: 'F',
  nome: 'DONA LÚCIA',
  id_vinculo: 23,
  contato: [
    { tipo: '1' },
    { tipo: '2', valorSemDDI: '91 98765-4321', ddi: '55', valor: '+55 91 98765-4321' },
  ],
}
const responsible: InvolvedParty = { atuacao: '4', tipo_pessoa: 'F', nome: 'SEU ZÉ' }

const beside = (report: Occurrence, ...people: InvolvedParty[]): Occurrence => ({
  ...report,
  envolvido: [...report.envolvido, ...people],
})

async function issues(route: Route, report: Occurrence): Promise<string[]> {
  const flow = await getFlow(route)
  return reportIssues(flow, anyContext(flow, report)).map(({ campo, issue }) => `${campo} ${issue.code}`)
}

// PE-35
test.each(['violencia', 'violencia-condominio'] as const)(
  'a guardian of a child is named on screen and paper (/%s)',
  async (route) => {
    const flow = await getFlow(route)
    const report = beside(reportOf(route), guardian)
    expect(await issues(route, report)).toEqual([])
    const context = anyContext(flow, report)
    const kept = submitReport(flow, context)
    expect(kept.envolvido.find(({ atuacao }) => atuacao === '10')).toMatchObject({
      nome: 'DONA LÚCIA',
      ds_vinculo: 'Avó ou avô',
      contato: [{ tipo: '1' }, { valorSemDDI: '91 98765-4321' }, {}],
    })
    const within = { ...context, report: kept }
    const card = summary(flow, within).find(({ step }) => step === 'vitimas')
    expect(card?.entries.at(-1)).toMatchObject({
      heading: expect.stringMatching(/^\d\. DONA LÚCIA \(responsável legal\)$/) as string,
    })
    expect(card?.entries.at(-1)?.rows.map(({ value }) => value)).toEqual([
      'DONA LÚCIA',
      'Avó ou avô',
      '+55 91 98765-4321',
    ])
    const told = narrative(flow, within).map(({ text }) => text)
    expect(told).toContain('RESPONSÁVEL LEGAL 1: DONA LÚCIA; vínculo com quem sofreu: avó ou avô.')
    expect(told.join(' ')).toContain('VÍTIMA 1:')
  },
)

// PE-35
test('whose name is not known is described; nothing else is demanded of a guardian', async () => {
  const nobody: InvolvedParty = { atuacao: '10', tipo_pessoa: 'F', nome: unknownAnswer }
  const report = reportOf('violencia')
  const place = report.envolvido.length
  expect(await issues('violencia', beside(report, nobody))).toEqual([
    `/envolvido/${place}/descricao required`,
  ])
  expect(await issues('violencia', beside(report, { ...nobody, descricao: 'A AVÓ' }))).toEqual([])
})

// PE-35
test('a guardian is no victim, and goes with none who is 18', async () => {
  const report = reportOf('violencia')
  const without = { ...report, envolvido: report.envolvido.filter(({ atuacao }) => atuacao !== '2') }
  const [, , ...found] = await issues('violencia', beside(without, guardian))
  expect([(await issues('violencia', beside(without, guardian)))[0], found.length]).toEqual([
    '/envolvido nobodyListed',
    0,
  ])
  const grown = {
    ...report,
    respostas: { ...report.respostas, faixaEtariaVitima: 3 },
    envolvido: report.envolvido.map((one) =>
      one.atuacao === '2' ? { ...one, ds_nascimento: '05/03/1990', nascimento: '1990-03-05' } : one,
    ),
  }
  const told = await issues('violencia', beside(grown, guardian))
  expect(told).toContain(`/envolvido/${grown.envolvido.length} guardianWithoutMinor`)
})

// PE-35
test('who answers for a company is named beside it, and with no company among the victims not at all', async () => {
  const flow = await getFlow('furto')
  const report = theftReport()
  expect(await issues('furto', beside(report, responsible))).toEqual([])
  const context = anyContext(flow, beside(report, responsible))
  const told = narrative(flow, { ...context, report: submitReport(flow, context) }).map(({ text }) => text)
  expect(told).toContain('RESPONSÁVEL 1: SEU ZÉ.')
  const people = { ...report, envolvido: report.envolvido.filter(({ tipo_pessoa }) => tipo_pessoa === 'F') }
  expect(await issues('furto', beside(people, responsible))).toEqual([
    `/envolvido/${people.envolvido.length} responsibleWithoutCompany`,
  ])
})
