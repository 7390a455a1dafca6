import { describe, expect, test } from 'vitest'
import { readAt, writeAt, type Entity } from '../engine/model/entity.ts'
import type { Flow } from '../engine/define.ts'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { narrative } from '../engine/narrative.ts'
import { normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { summary } from '../engine/summary.ts'
import { anyContext } from './any-context.fixture.ts'
import { routes } from '@delegacia/domain/lists/routes'
import { findFlowOfReport, getFlow } from './flows.ts'
import { answeredRoutes, reportOf } from './reports.fixture.ts'
import { witness } from './sample-report.fixture.ts'

const found = (flow: Flow, report: Occurrence) =>
  reportIssues(flow, anyContext(flow, report)).map(({ campo, issue }) => `${campo} ${issue.code}`)

const withoutLists = {
  readList: () => undefined,
  readDetails: () => undefined,
  readCharacteristics: () => undefined,
  readQuestions: () => undefined,
  readStateMap: () => undefined,
  natures: undefined,
}

test('every route has a report that goes to its flow', async () => {
  for (const route of routes) expect((await findFlowOfReport(reportOf(route)))?.route).toBe(route)
})

describe.each(routes.filter((route) => !answeredRoutes.includes(route)))('/%s', (route) => {
  test('a whole report has no issues, and has a summary and a narrative', async () => {
    const flow = await getFlow(route)
    expect(found(flow, reportOf(route))).toEqual([])
    const context = anyContext(flow, normalizeReport(flow, anyContext(flow, reportOf(route))))
    expect(context.report.fato.id_natureza).toBe(
      reportOf(route).fato.id_natureza_cidadao ?? flow.crime * 100 + 1,
    )
    expect(context.report.respostas?.perguntasIniciais).toEqual(reportOf(route).respostas?.perguntasIniciais)
    const steps = summary(flow, context).filter(({ part }) => part === undefined)
    expect(steps.map(({ step }) => step)).toEqual([
      ...flow.steps
        .filter(({ id }) => !flow.cardsOff?.includes(id))
        .toSorted((one, other) => one.card - other.card)
        .map(({ id }) => id),
      'perguntas-iniciais',
    ])
    const document = narrative(flow, context).map(({ text }) => text)
    expect(document.join(' ')).not.toMatch(/undefined|NaN/)
    expect(document).toContain(context.report.relato_plain)
  })

  test('nothing is lost of a report that is sent before its lists are loaded', async () => {
    const flow = await getFlow(route)
    const whole = normalizeReport(flow, anyContext(flow, reportOf(route)))
    const sent = normalizeReport(flow, { ...anyContext(flow, whole), ...withoutLists })
    expect(found(flow, sent)).toEqual([])
    expect(normalizeReport(flow, anyContext(flow, sent))).toEqual(whole)
  })

  test('what a step requires is an issue where it is missing', async () => {
    const flow = await getFlow(route)
    for (const step of flow.steps) {
      const without = missing[step.id]
      if (!without) throw new Error(`nothing known of the step ${step.id}`)
      const [report, issues] = without(reportOf(route), flow)
      expect([step.id, ...found(flow, report)]).toEqual([step.id, ...issues])
    }
  })

  // ST-06, QS-12
  test('a wrong answer to a question of the start is refused, either where both are right, none where it was asked', async () => {
    const flow = await getFlow(route)
    for (const { id, right } of flow.before.flatMap((one) => (one.kind === 'yesNo' ? one.questions : []))) {
      const path = `respostas/perguntasIniciais/${id}`
      const report = reportOf(route) as unknown as Entity
      const other = writeAt(report, path, !readAt(report, path)) as unknown as Occurrence
      expect(found(flow, other)).toEqual(right === 'ambas' ? [] : [`/${path} answerLeadsElsewhere`])
      const silent = writeAt(report, path, undefined) as unknown as Occurrence
      expect(found(flow, silent)).toContain(`/${path} choiceRequired`)
    }
  })
})

// ST-07
test('the sixth question of an accident takes either answer once the fifth was yes', async () => {
  const flow = await getFlow('acidente')
  const answered = (alone: boolean, fled: boolean) => {
    const report = reportOf('acidente')
    const given = { ...report.respostas?.perguntasIniciais, 'unico-veiculo': alone, fuga: fled }
    return found(flow, { ...report, respostas: { perguntasIniciais: given } })
  }
  const refused = ['/respostas/perguntasIniciais/fuga answerLeadsElsewhere']
  expect(answered(true, true)).toEqual([])
  expect(answered(true, false)).toEqual([])
  expect(answered(false, false)).toEqual([])
  expect(answered(false, true)).toEqual(refused)
})

// WZ-10
test('each party of a ride is asked whether it was the driver or a passenger', async () => {
  const flow = await getFlow('transporte')
  const report = reportOf('transporte')
  const silent = report.envolvido.map((person) => ({ ...person, isMotorista: undefined }))
  expect(found(flow, { ...report, envolvido: silent })).toEqual([
    '/envolvido/0/isMotorista choiceRequired',
    '/envolvido/1/isMotorista choiceRequired',
  ])
  const kept = normalizeReport(flow, anyContext(flow, report))
  expect(kept.envolvido.map(({ isMotorista }) => isMotorista)).toEqual([false, false, false, true])
})

// WZ-01
test('the victim of a death is the deceased, whose contacts are not asked, and never the reporter', async () => {
  const flow = await getFlow('obito')
  const kept = normalizeReport(flow, anyContext(flow, { ...reportOf('obito') }))
  expect(kept.envolvido.map(({ atuacao, isVitima }) => [atuacao, isVitima])).toEqual([
    ['1', false],
    ['2', undefined],
  ])
  const claimed = reportOf('obito')
  Object.assign(claimed.envolvido[0] ?? {}, { isVitima: true })
  expect(normalizeReport(flow, anyContext(flow, claimed)).envolvido[0]?.isVitima).toBe(false)
})

// OB-08
test('at most 999 animals are reported, and no other things with them', async () => {
  const flow = await getFlow('animais')
  const report = reportOf('animais')
  const of = (quantidade: string) => [{ ...report.objeto[0], quantidade }]
  expect(found(flow, { ...report, objeto: of('999') })).toEqual([])
  expect(found(flow, { ...report, objeto: of('1000') })).toEqual(['/objeto/0/quantidade maximumDigits'])
  expect(found(flow, { ...report, objeto: reportOf('roubo').objeto.slice(0, 1) })).not.toEqual([])
})

type Missing = (report: Occurrence, flow: Flow) => [Occurrence, string[]]

const withoutPart =
  (path: string, issue: string): Missing =>
  (report) => [writeAt(report as unknown as Entity, path, '') as unknown as Occurrence, [`/${path} ${issue}`]]

/** Without the entries of one step in its shared list. */
const withoutThings =
  (isOf: (kind: number) => boolean): Missing =>
  (report, flow) => {
    const objeto = report.objeto.filter(({ id_tipo_objeto: kind = 0 }) => !isOf(kind))
    const step = flow.steps.find(
      (one) =>
        one.kind === 'list' &&
        one.at === 'objeto' &&
        one.atLeast > 0 &&
        one.forms.some(({ discriminator }) => isOf(Number(discriminator['id_tipo_objeto']))),
    )
    return [{ ...report, objeto }, step?.kind === 'list' ? [`/objeto ${step.tooFew.code}`] : []]
  }

/** With one person without a name instead of all of a role. */
const unnamed =
  (role: '3' | '5', issues: string[]): Missing =>
  (report) => {
    const others = report.envolvido.filter(({ atuacao }, at) => at === 0 || atuacao === '2')
    const nameless: Occurrence['envolvido'][number] =
      role === '3' ? { atuacao: '3', tipo_pessoa: 'F' } : witness({ nome: '' })
    return [
      { ...report, envolvido: [...others, nameless] },
      issues.map((issue) => `/envolvido/${others.length}/${issue}`),
    ]
  }

/** For each step a report without what it requires, and its issues; suspects require nothing. */
const missing: Readonly<Record<string, Missing>> = {
  comunicante: withoutPart('envolvido/0/nome', 'required'),
  endereco: withoutPart('envolvido/0/endereco/0/complemento', 'required'),
  objetos: withoutThings((kind) => kind < 4),
  veiculos: withoutThings((kind) => kind === 4),
  vitimas: (report) => {
    const [reporter = {}, ...people] = report.envolvido
    const others = people.filter(({ atuacao }) => atuacao !== '2')
    return [
      { ...report, envolvido: [{ ...reporter, isVitima: false }, ...others] },
      ['/envolvido nobodyListed'],
    ]
  },
  testemunhas: unnamed('5', ['nome required']),
  suspeitos: unnamed('3', []),
  fato: withoutPart('relato_plain', 'required'),
}
