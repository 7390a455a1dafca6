import { naturesOf } from '@delegacia/domain/lists/natures'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import { locales, type Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import { describe, expect, test } from 'vitest'
import type { Context } from '../engine/model/context.ts'
import type { Flow } from '../engine/define.ts'
import { documentSections } from '../engine/document-sections.ts'
import { offeredNatures, outcomeOf } from '../engine/outcome.ts'
import { submitReport } from '../engine/submit-report.ts'
import { summary } from '../engine/summary.ts'
import { visibleFields } from '../engine/form-instances.ts'
import { anyContext } from './any-context.fixture.ts'
import { routes } from '@delegacia/domain/lists/routes'
import { getFlow } from './flows.ts'
import { reportOf } from './reports.fixture.ts'

/** The browser's context: all lists in the language of the page. */
function contextIn(locale: Locale, flow: Flow, report: Occurrence): Context {
  const context: Context = {
    ...anyContext(flow, report),
    locale,
    readList: (query) => readList(query, locale),
    readDetails: (object) => detailQuestionsOf(object, locale),
    readQuestions: () => questionAnswersOf(flow.crime, locale),
    readCharacteristics: () => somaticFeatures(locale),
  }
  const outcome = outcomeOf(flow, context)
  const natures = offeredNatures(naturesOf(flow.crime, locale, outcome.citizenCrime), outcome)
  return { ...context, natures }
}

const titles = (flow: Flow, report: Occurrence) =>
  summary(flow, anyContext(flow, report)).map(({ number, title }) => `${number}. ${title}`)

describe('the cards', () => {
  // SU-01
  test('of a simple summary are 1 to 4, those with roles begin at 2', async () => {
    expect(titles(await getFlow('extravio'), reportOf('extravio')).slice(0, 4)).toEqual([
      '1. Quem comunica',
      '2. Endereço de quem comunica',
      '3. Objetos',
      '4. Quando, onde e como foi',
    ])
    expect(titles(await getFlow('furto'), reportOf('furto')).slice(0, 7)).toEqual([
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Vítimas',
      '5. Testemunhas',
      '6. Suspeitos',
      '7. Objetos',
      '8. Quando, onde e como foi',
    ])
  })

  // SU-01
  test('of a death name the deceased, whose address has its own card, and the first questions come last', async () => {
    const flow = await getFlow('obito')
    expect(titles(flow, reportOf('obito'))).toEqual([
      '2. Quem comunica',
      '3. Endereço de quem comunica',
      '4. Pessoa falecida',
      '5. Endereço da pessoa falecida',
      '6. Testemunhas',
      '7. Quando, onde e como foi',
      '8. Perguntas do começo',
    ])
    const cards = summary(flow, anyContext(flow, reportOf('obito')))
    const fieldsOf = (number: number) =>
      cards
        .find((card) => card.number === number)
        ?.entries.flatMap(({ rows }) => rows.map(({ campo }) => campo)) ?? []
    const home = /^\/envolvido\/1\/endereco\//
    expect(fieldsOf(4)).toContain('/envolvido/1/nome')
    expect(fieldsOf(4).filter((campo) => home.test(campo))).toEqual([])
    expect(fieldsOf(5).length).toBeGreaterThan(3)
    expect(fieldsOf(5).filter((campo) => !home.test(campo))).toEqual([])
  })

  // SU-01
  test('can each be switched off, and the others are numbered without a gap', async () => {
    const flow = await getFlow('obito')
    const report = reportOf('obito')
    const all = summary(flow, anyContext(flow, report))
    for (const { step, part, title } of all.slice(0, -1)) {
      const off = { ...flow, cardsOff: [part === undefined ? step : `${step}/${part}`] }
      const left = summary(off, anyContext(off, report))
      expect(left.map((card) => card.title)).toEqual(
        all.map((card) => card.title).filter((name) => name !== title),
      )
      expect(left.map(({ number }) => number)).toEqual(left.map((_card, place) => 2 + place))
    }
  })

  // SU-01
  test.each(routes)('of /%s are those of its steps', async (route) => {
    const flow = await getFlow(route)
    const cards = summary(flow, anyContext(flow, reportOf(route)))
    const first = flow.summary === 'simple' ? 1 : 2
    expect(cards.map(({ number }) => number)).toEqual(cards.map((_card, place) => first + place))
    for (const id of ['objetos', 'veiculos', 'vitimas', 'testemunhas', 'suspeitos'])
      expect([id, cards.some(({ step }) => step === id)]).toEqual([
        id,
        flow.steps.some((step) => step.id === id) && !flow.cardsOff?.includes(id),
      ])
  })

  // SU-02
  test('without entries are empty', async () => {
    const flow = await getFlow('obito')
    const empty = { envolvido: [], objeto: [], fato: {}, INFO_BOP: {} }
    const cards = summary(flow, anyContext(flow, empty))
    expect(cards.map(({ title, entries }) => [title, entries.length])).toEqual(
      titles(flow, reportOf('obito'))
        .slice(0, -1)
        .map((title) => [title.replace(/^\d+\. /, ''), 0]),
    )
  })
})

// SU-03
describe.each(locales)('in %s', (locale) => {
  test.each(routes)('every answer of /%s has its labelled row', async (route) => {
    const flow = await getFlow(route)
    const context = contextIn(locale, flow, withReporterAsVictim(reportOf(route)))
    const rows = summary(flow, context).flatMap(({ entries }) => entries.flatMap((entry) => entry.rows))
    const answered = [...visibleFields(flow, context)].filter(({ answer }) => answer !== undefined)
    expect(answered.length).toBeGreaterThan(20)
    const displayed = new Set(rows.map(({ campo }) => campo))
    // The reporter's answers appear once: among the victims one row refers to them (WZ-09).
    const references = [...displayed].filter((campo) => /^\/envolvido\/\d+$/.test(campo))
    const hasRow = (campo: string) =>
      displayed.has(campo) || references.some((at) => campo.startsWith(`${at}/`))
    expect(references.length).toBeLessThanOrEqual(1)
    expect(answered.map(({ campo }) => campo).filter((campo) => !hasRow(campo))).toEqual([])
    for (const { campo, label, value } of rows) {
      expect([campo, label.trim() === '', value.trim() === '']).toEqual([campo, false, false])
      expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|\[object|[{}]/)
    }
  })
})

// SU-03
test.each(['en-us', 'es-es', 'fr-fr'] as const)('what was chosen is named in %s', async (locale) => {
  const flow = await getFlow('furto')
  const chosenIn = (language: Locale) => {
    const found = summary(flow, contextIn(language, flow, reportOf('furto')))
    const rows = found.flatMap(({ entries }) => entries.flatMap((entry) => entry.rows))
    const chosen = ['sexo', 'id_estado_civil', 'id_escolaridade']
    return chosen.map((name) => rows.find(({ campo }) => campo === `/envolvido/0/${name}`)?.value)
  }
  const portuguese = chosenIn('pt-br')
  for (const [place, value] of chosenIn(locale).entries()) {
    expect(value).toBeTruthy()
    expect(value).not.toBe(portuguese[place])
  }
})

// FA-05, SU-03
test.each([
  ['furto', 'pt-br', /^Furto: \p{L}/u],
  ['furto', 'fr-fr', /^Vol\u00a0: \p{L}/u],
  ['registro-ocorrencia', 'pt-br', /^[^:]+: [^:]+$/],
] as const)('the nature of /%s in %s names its crime', async (route, locale, expected) => {
  const flow = await getFlow(route)
  const rows = summary(flow, contextIn(locale, flow, reportOf(route))).flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.rows),
  )
  expect(rows.find(({ campo }) => campo === '/fato/id_natureza_cidadao')?.value).toMatch(expected)
})

// TH-35
test('how to call safely stands before the telephone, for whoever reads the report', async () => {
  const flow = await getFlow('violencia_contra_mulher')
  const whole = reportOf('violencia_contra_mulher')
  const envolvido = whole.envolvido.map((party, place) =>
    place === 0 ? { ...party, contato_seguro: 4, pede_medida: true } : party,
  )
  const report = { ...whole, envolvido }
  const rows = summary(flow, anyContext(flow, report)).flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.rows),
  )
  const at = (campo: string) => rows.findIndex((row) => row.campo.startsWith(campo))
  expect(rows[at('/envolvido/0/contato_seguro')]?.value).toBe('Só à noite, das 18h às 22h')
  expect(rows[at('/envolvido/0/pede_medida')]?.value).toBe('Sim')
  expect(at('/envolvido/0/contato/')).toBeGreaterThan(-1)
  expect(at('/envolvido/0/contato_seguro')).toBeLessThan(at('/envolvido/0/contato/'))
})

// WZ-09
test('the paper tells the reporter once, who is the victim too, as the page that sent the report did', async () => {
  const flow = await getFlow('furto')
  const sent = withReporterAsVictim(reportOf('furto'))
  const stored = submitReport(flow, anyContext(flow, sent))
  const victims = documentSections(flow, anyContext(flow, stored)).find(({ step }) => step === 'vitimas')
  expect(victims?.entries.at(-1)?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Dados: Os mesmos de quem comunica',
  ])
})
