import { locales, say, type Locale, type Text } from '@delegacia/domain/language/text'
import { rubricPoints, type RubricOf } from '@delegacia/domain/language/rubric'
import * as comfort from '@delegacia/flows/blocks/before/comfort'
import * as warnings from '@delegacia/flows/blocks/before/warnings'
import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../i18n/locale.ts'
import * as important from '../pages/home/cards/important-card.tsx'
import * as hero from '../pages/home/hero/hero.tsx'
import { HomePage } from '../pages/home/home-page.tsx'
import * as start from '../pages/report/before/start-sequence.tsx'
import { createReportLoads, LoadsContext } from '../questions/report-loads.ts'
import * as finish from '../pages/report/finish/finish-texts.ts'
import * as finishWords from '../pages/report/finish/finish-words.ts'
import { FinishScreen } from '../pages/report/finish/finish-screen.tsx'
import * as shared from '../ui/kind-texts.ts'
import { Report } from '../pages/report/report.tsx'
import * as summary from '../pages/report/summary/summary-texts.ts'

type Table = Readonly<Record<string, Text>>
type Tagged = readonly [texts: Table, rubric: RubricOf<Table>]

const screens = {
  home: [
    [hero.texts, hero.rubric],
    [important.texts, important.rubric],
  ],
  start: [
    [shared.words, shared.rubric],
    [start.texts, start.rubric],
    [warnings.texts, warnings.rubric],
  ],
  'start of violence': [
    [comfort.texts, comfort.rubric],
    [shared.words, { thank: 'thank' }],
    [start.texts, start.rubric],
    [warnings.texts, warnings.rubric],
  ],
  summary: [
    [shared.words, shared.rubric],
    [summary.texts, summary.rubric],
  ],
  finish: [
    [{ ...shared.words, ...finishWords.finishWords }, { blame: 'blame' }],
    [finishWords.finishWords, finishWords.rubric],
    [finish.texts, finish.rubric],
  ],
} as const satisfies Record<string, readonly Tagged[]>

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = {
  bop: '277.20260000019',
  unidade: '277',
  nrBop: '20260000019',
  autDig: 'ABCD-1234-EFGH-5678',
  registradoEm: '2026-11-21T12:00:00-03:00',
  unidadeResponsavel: { nome: 'Seccional de São Brás', endereco: 'Belém' },
  recibo: { numero: '', registradoEm: '', sha256: '', assinatura: '', chave: '' },
  teste: false,
  lerAte: null,
}

const show: Record<keyof typeof screens, () => Promise<void>> = {
  home: async () => void render(<HomePage />),
  start: async () => void render(<Report flow={await getFlow('furto')} />),
  'start of violence': async () => void render(<Report flow={await getFlow('violencia')} />),
  summary: async () => {
    const flow = await getFlow('furto')
    const draft = { key: crypto.randomUUID(), report: reportOf('furto'), screen: { kind: 'summary' } }
    sessionStorage.setItem('rascunho:furto', JSON.stringify(draft))
    render(
      <LoadsContext value={createReportLoads()}>
        <Report flow={flow} />
      </LoadsContext>,
    )
    await screen.findByRole('heading', { level: 1 })
  },
  finish: async () => {
    const receipt = { answer, name: '', email: '' }
    render(
      <FinishScreen
        receipt={receipt}
        documentTitle="Furto"
        libras={[]}
        offender
        discreet={false}
        onLetter={() => undefined}
        onAdviceRead={() => undefined}
      />,
    )
  },
}

/** What is read without opening anything. */
function seen(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const folded of copy.querySelectorAll('details:not([open]) > :not(summary)')) folded.remove()
  return copy.textContent
}

/** All that the cards of the start say, one after another. */
async function readCards(route: Route): Promise<string> {
  const flow = await getFlow(route)
  return flow.warnings.reduce((read) => {
    fireEvent.click(document.querySelector('section .actions button') ?? document.body)
    return read + seen()
  }, seen())
}

/** Whether the page shows a text, whatever its placeholders were filled with. */
function isShown(text: Text, locale: Locale, said = document.body.textContent): boolean {
  const squeezed = said.replace(/\s+/g, ' ')
  return say(text, locale)
    .split(/\{\w+\}/)
    .every((part) => squeezed.includes(part.replace(/\s+/g, ' ')))
}

const cases = locales.flatMap((locale) =>
  (Object.keys(screens) as (keyof typeof screens)[]).map((name) => [name, locale] as const),
)

// KW-01
test.each(cases)(
  '%s in %s says at least five of the six things that a victim should hear',
  async (name, locale) => {
    speak(locale)
    await show[name]()
    const cardsOf: Partial<Record<typeof name, Route>> = { start: 'furto', 'start of violence': 'violencia' }
    const said = cardsOf[name] ? await readCards(cardsOf[name]) : seen()
    const heard = rubricPoints.filter((point) =>
      screens[name].some(([texts, rubric]: Tagged) => {
        const text = texts[rubric[point] ?? '']
        return text !== undefined && isShown(text, locale, said)
      }),
    )
    expect(heard.length).toBeGreaterThanOrEqual(5)
  },
)

// KW-01
test('the start of a crime that nobody did accuses nobody', async () => {
  render(<Report flow={await getFlow('extravio')} />)
  expect(isShown(shared.words.nobody, 'pt-br')).toBe(true)
  expect(isShown(shared.words.blame, 'pt-br')).toBe(false)
})
