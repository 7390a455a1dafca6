import { describe, expect, test } from 'vitest'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Occurrence, ReportInfo } from '@delegacia/domain/report/occurrence'
import type { Flow } from '../engine/define.ts'
import { narrative } from '../engine/narrative.ts'
import { normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { summary } from '../engine/summary.ts'
import { anyContext } from './any-context.fixture.ts'
import { party } from './theft.fixture.ts'
import { findFlowOfReport } from './flows.ts'
import { answeredRoutes, reportOf } from './reports.fixture.ts'

async function flowOf(report: Occurrence): Promise<Flow> {
  const flow = await findFlowOfReport(report)
  if (!flow) throw new Error('no flow takes the report')
  return flow
}

async function issuesOf(report: Occurrence): Promise<string[]> {
  const flow = await flowOf(report)
  return reportIssues(flow, anyContext(flow, report)).map(({ campo, issue }) => `${campo} ${issue.code}`)
}

async function normalized(report: Occurrence): Promise<Occurrence> {
  const flow = await flowOf(report)
  return normalizeReport(flow, anyContext(flow, report))
}

test.each(answeredRoutes)(
  'a whole report of /%s goes to its flow, has no issues and has a narrative',
  async (route) => {
    const report = reportOf(route)
    const flow = await flowOf(report)
    expect(flow.route).toBe(route)
    expect(await issuesOf(report)).toEqual([])
    const context = anyContext(flow, await normalized(report))
    expect(summary(flow, context).length).toBeGreaterThan(4)
    expect(
      narrative(flow, context)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/undefined|NaN/)
  },
)

// QS-03, QS-09, SU-07
test.each<[Route, ReportInfo, string | undefined]>([
  ['violencia', { ID_CRIME: 5, ID_CRIME_CIDADAO: 502, ID_FLG_TIPO: 1 }, 'VIOLÊNCIA CONTRA CRIANÇA'],
  [
    'violencia_contra_mulher',
    { ID_CRIME: 27, ID_CRIME_CIDADAO: 1, ID_FLG_TIPO: 3 },
    'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER',
  ],
  [
    'violencia_contra_mulher/atendimento',
    { ID_CRIME: 27, ID_CRIME_CIDADAO: 1, ID_FLG_TIPO: 3 },
    'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER',
  ],
  ['violencia-condominio', { ID_CRIME: 26, ID_CRIME_CIDADAO: 502 }, 'VIOLÊNCIA CONTRA CRIANÇA'],
  ['odio', { ID_CRIME: 17, ID_FLG_TIPO: 5 }, undefined],
  ['perseguicao', { ID_CRIME: 25, ID_CRIME_CIDADAO: 25 }, 'PERSEGUIÇÃO'],
  ['sossego', { ID_CRIME: 22, ID_NATUREZA: 2201, ID_NATUREZA_CIDADAO: 2201 }, undefined],
])('/%s has what its answers decide: %j', async (route, info, group) => {
  const { INFO_BOP, fato } = await normalized(reportOf(route))
  expect(INFO_BOP).toMatchObject(info)
  expect(fato.nm_grupo_ocorrencia).toBe(group)
})

// QS-01
test('the answers are sent as pairs of question and answer, without hidden ones', async () => {
  const report = reportOf('odio')
  const { INFO_BOP, respostas } = await normalized({
    ...report,
    respostas: { ...report.respostas, isVirtual: 141, faixaEtariaVitima: 2 },
  })
  expect(INFO_BOP.PERGUNTAS_E_RESPOSTAS).toEqual([
    { id_pergunta: 6, id_resposta: 1 },
    { id_pergunta: 7, id_resposta: 1 },
    { id_pergunta: 11, id_resposta: 141 },
  ])
  expect(respostas?.perguntasRespostas).toEqual(INFO_BOP.PERGUNTAS_E_RESPOSTAS)
  expect(respostas).not.toHaveProperty('meioVirtual')
  expect(respostas).not.toHaveProperty('faixaEtariaVitima')
})

describe('the victim of a violent crime', () => {
  const withVictim = (route: Route, birth: string): Occurrence => {
    const report = reportOf(route)
    const [day, month, year] = birth.split('/')
    const victim = { ...report.envolvido[1], ds_nascimento: birth, nascimento: `${year}-${month}-${day}` }
    return { ...report, envolvido: [...report.envolvido.slice(0, 1), victim] }
  }

  // PE-09, SU-04
  test.each<[Route, string]>([
    ['violencia', '05/03/2010'],
    ['violencia-condominio', '05/03/1960'],
  ])('must be of the age group that was declared (/%s, born %s)', async (route, birth) => {
    expect(await issuesOf(withVictim(route, birth))).toContain('/envolvido/1/ds_nascimento ageOutsideGroup')
    expect(await issuesOf(withVictim(route, '22/11/2014'))).not.toContain(
      '/envolvido/1/ds_nascimento ageOutsideGroup',
    )
  })

  // PE-15, PE-05
  test('is a student or without occupation as a child, and is not asked about children', async () => {
    const report = reportOf('violencia')
    const [reporter = {}, victim] = report.envolvido
    const issues = await issuesOf({ ...report, envolvido: [reporter, { ...victim, id_profissao: 1 }] })
    expect(issues).toEqual(['/envolvido/1/id_profissao notInList'])
    const kept = await normalized({ ...report, envolvido: [reporter, { ...victim, nr_filhos: '2' }] })
    expect(kept.envolvido[1]).not.toHaveProperty('nr_filhos')
  })

  // SU-04
  test('must be of the declared group as the reporter too', async () => {
    const report = reportOf('perseguicao')
    expect(await issuesOf({ ...report, respostas: { ...report.respostas, faixaEtariaVitima: 4 } })).toEqual([
      '/envolvido/0/ds_nascimento ageOutsideGroup',
    ])
  })
})

describe('the sex of the victim', () => {
  const withVictims = (route: Route, ...victims: Occurrence['envolvido']): Occurrence => {
    const report = reportOf(route)
    const respostas = { ...report.respostas, isVitima: false }
    return { ...report, respostas, envolvido: [...report.envolvido.slice(0, 1), ...victims] }
  }
  const man = party('2', { sexo: 'M', id_identidade_genero: 5 })
  const differs = '/envolvido/1/sexo victimSexDiffers'

  // QS-14
  test('is sent as the questions declare it', async () => {
    expect((await normalized(reportOf('violencia'))).vitima).toEqual({ sexo: 'M' })
    expect((await normalized(reportOf('violencia_contra_mulher'))).vitima).toEqual({ sexo: 'F' })
    const urgent = reportOf('violencia_contra_mulher/atendimento')
    expect((await normalized(urgent)).vitima).toEqual({ sexo: 'F' })
    expect(await normalized(reportOf('perseguicao'))).not.toHaveProperty('vitima')
  })

  // QS-14
  test('is asked about where no victim has it: violence against a woman does not strike only a man', async () => {
    const route = 'violencia_contra_mulher'
    expect(await issuesOf(withVictims(route, man))).toEqual([differs])
    expect(await issuesOf(withVictims(route, party('2')))).toEqual([])
  })

  // QS-15
  test('is asked about of a man beside the woman: whether he suffered too, from the screen or any other client', async () => {
    const route = 'violencia_contra_mulher'
    const son = { ...man, documento: [man.documento?.[0] ?? {}, { tipo: 1, numero: '390.533.447-05' }] }
    const beside = (sofreu_junto?: boolean) =>
      issuesOf(
        withVictims(route, { ...son, ...(sofreu_junto !== undefined && { sofreu_junto }) }, party('2')),
      )
    expect(await beside()).toEqual(['/envolvido/1/sofreu_junto choiceRequired'])
    expect(await beside(false)).toEqual(['/envolvido/1/sofreu_junto notAVictim'])
    expect(await beside(true)).toEqual([])
    const kept = await normalized(
      withVictims(route, { ...son, sofreu_junto: true }, party('2', { sofreu_junto: true })),
    )
    expect(kept.envolvido.map(({ sofreu_junto }) => sofreu_junto)).toEqual([undefined, true, undefined])
  })

  // QS-15
  test('is not asked about of a trans woman, nor where the questions declare no sex', async () => {
    const other = { ...man, documento: [man.documento?.[0] ?? {}, { tipo: 1, numero: '390.533.447-05' }] }
    const trans = { ...other, id_identidade_genero: 2 }
    expect(await issuesOf(withVictims('violencia_contra_mulher', trans, party('2')))).toEqual([])
    expect((await issuesOf(withVictims('perseguicao', other, party('2')))).join(' ')).not.toContain(
      'sofreu_junto',
    )
  })

  // QS-14
  test('of a trans person is the gender identity', async () => {
    const route = 'violencia_contra_mulher'
    expect(await issuesOf(withVictims(route, { ...man, id_identidade_genero: 2 }))).toEqual([])
    expect(await issuesOf(withVictims(route, { ...man, id_identidade_genero: 3 }))).toEqual([differs])
  })

  // QS-14
  test('of a reporter who is the victim is that of the reporter', async () => {
    const report = reportOf('violencia_contra_mulher')
    const [reporter = {}] = report.envolvido
    const he = { ...reporter, sexo: 'M', id_identidade_genero: 5 }
    expect(await issuesOf({ ...report, envolvido: [he] })).toEqual(['/envolvido/0/sexo victimSexDiffers'])
  })
})

// QS-10
test('where the questions say that the reporter is the victim, this is not asked again and the reporter is the implied victim', async () => {
  const { envolvido } = await normalized(reportOf('perseguicao'))
  expect(envolvido).toHaveLength(1)
  expect(envolvido[0]?.isVitima).toBe(true)
  const other = reportOf('perseguicao')
  expect(await issuesOf({ ...other, respostas: { ...other.respostas, isVitima: false } })).toContain(
    '/envolvido nobodyListed',
  )
})

// QS-12
test('a report whose answers lead to another one is refused where they stand, from any client', async () => {
  const women = reportOf('violencia_contra_mulher')
  const man = { ...women, respostas: { ...women.respostas, isMulher: false, generoVitima: 'M' } }
  expect(await issuesOf(man)).toContain('/respostas/isMulher answerLeadsElsewhere')
  const violence = reportOf('violencia')
  const respostas = { isMulher: true, atendimentoImediato: true, generoVitima: 'F' }
  expect(await issuesOf({ ...violence, respostas })).toContain(
    '/respostas/atendimentoImediato answerLeadsElsewhere',
  )
  expect(await issuesOf(reportOf('violencia_contra_mulher/atendimento'))).toEqual([])
})

// QS-13
test.each<[Route, Occurrence['respostas'], number]>([
  ['perseguicao', {}, 2502],
  ['incendio', { comoOcorreu: 5, ondeOcorreu: 4 }, 2302],
  ['odio', { tipoCrimeCidadao: 4, elementoCrimeCidadao: 1 }, 1706],
])('a nature that contradicts the answers of /%s is refused: %j, %i', async (route, answers, nature) => {
  const report = reportOf(route)
  const contradicting = {
    ...report,
    respostas: { ...report.respostas, ...answers },
    fato: { ...report.fato, id_natureza_cidadao: nature },
  }
  expect(await issuesOf(contradicting)).toEqual(['/fato/id_natureza_cidadao notInList'])
})

// ST-06
test('a wrong answer at the start is no report of the crime, from any client', async () => {
  const report = reportOf('perseguicao')
  expect(await issuesOf({ ...report, respostas: { isDomestico: true } })).toContain(
    '/respostas/isDomestico answerLeadsElsewhere',
  )
})
