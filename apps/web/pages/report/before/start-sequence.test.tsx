import { locales, type Locale, type Text } from '@delegacia/domain/language/text'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import type { Flow } from '@delegacia/flows/engine/define'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speak, t } from '../../../i18n/locale.ts'
import { StartSequence, texts } from './start-sequence.tsx'

const flows = new Map<Route, Flow>()
beforeAll(async () => {
  for (const route of routes) flows.set(route, await getFlow(route))
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.unstubAllGlobals()
})

const most = 25
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
function found<T>(one: T | null | undefined): T {
  if (one === undefined || one === null) throw new Error('not found')
  return one
}
const flowOf = (route: Route): Flow => found(flows.get(route))

/** The words that are seen of an element: none of what it opens, of its buttons, links, boxes and counters. */
function seenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('details, a, .actions, label, input, nav')) hidden.remove()
  return [...copy.querySelectorAll('h2, h3, p')].map((one) => one.textContent).join(' ')
}

/** The cards of a route in a language, each with the words above it. */
function shownCards(route: Route, locale: Locale): readonly string[] {
  speak(locale)
  const flow = flowOf(route)
  const onStart = vi.fn()
  const choice = { id_localidade: 1, ds_localidade: 'Belém', idLocalMoradia: 1 } as const
  render(<StartSequence flow={flow} choice={choice} onChoose={() => undefined} onStart={onStart} />)
  const shown: string[] = []
  while (onStart.mock.calls.length === 0) {
    const card = found(document.querySelector('section'))
    const above = [...document.querySelectorAll('h1 ~ p:not(.muted), h1 ~ div > p:not(.muted)')].map(
      (one) => one.textContent,
    )
    shown.push(seenIn(card), ...above)
    const [press] = card.querySelectorAll<HTMLButtonElement>('.actions button')
    fireEvent.click(found(press))
  }
  return shown
}

// LA-03
test.each(routes.flatMap((route) => locales.map((locale) => [route, locale] as const)))(
  'each card of the start of /%s, and what stands above it, has at most 25 words in %s',
  (route, locale) => {
    const shown = shownCards(route, locale)
    expect(shown.length).toBeGreaterThan(flowOf(route).warnings.length)
    expect(shown.every((text) => wordsOf(text) > 5)).toBe(true)
    expect(shown.filter((text) => wordsOf(text) > most)).toEqual([])
  },
)

const agreed = {
  'pt-br': [/18 anos, documento e e-mail/, /verdade e aceito os termos/, /concordo com os termos.*18 anos/],
  'en-us': [/18, with a document and e-mail/, /truth and accept the terms/, /agree to the terms.*I am 18/],
  'es-es': [/18 años, documento y correo/, /verdad y acepto los términos/, /acepto los términos.*18 años/],
  'fr-fr': [/18 ans, un document et un e-mail/, /vérité et j’accepte/, /accepte les conditions.*18 ans/],
} as const

// ST-05
test.each(locales)('what a person agrees to is in the words that are pressed, in %s', (locale) => {
  speak(locale)
  const words = [
    ...flowOf('extravio').warnings.map(({ agree }) => t(found(agree))),
    ...flowOf('furto').before.flatMap((one) => (one.kind === 'restrictions' ? [t(one.agreement)] : [])),
  ]
  expect(words).toEqual(agreed[locale].map((pattern) => expect.stringMatching(pattern)))
  for (const route of routes) {
    const unnamed = flowOf(route).warnings.filter(({ kind, agree }) => !kind && !agree)
    expect([route, unnamed]).toEqual([route, []])
  }
})

// LA-03
test.each(routes)('at most four presses lead through the start of /%s to its first question', (route) => {
  const { warnings, before } = flowOf(route)
  // One that agrees, and one that goes on.
  const restrictions = before.some(({ kind }) => kind === 'restrictions') ? 2 : 0
  expect(warnings.length + 1 + restrictions).toBeLessThanOrEqual(4)
})

/** What stands before the first question of a route besides its start cards. */
const noticesOf = ({ before }: Flow): readonly Text[] =>
  before.flatMap((one) => {
    if (one.kind === 'questions') return one.cards.map(({ text }) => text)
    if (one.kind === 'yesNo') return []
    const { intro, instead, falseReport, agreement, excluded, requirements } = one
    return [intro, instead, falseReport, agreement, ...excluded, ...requirements]
  })

// LA-03
test.each(locales)('no notice before a question has more than 25 words in %s', (locale) => {
  speak(locale)
  const notices = routes.flatMap((route) => noticesOf(flowOf(route)))
  expect(notices.length).toBeGreaterThan(10)
  expect(notices.map((one) => t(one)).filter((text) => wordsOf(text) > most)).toEqual([])
})

// LA-03, VI-02
test('what a card cannot say in few words opens on the same card', () => {
  const flow = flowOf('violencia')
  render(
    <StartSequence
      flow={flow}
      choice={{ idLocalMoradia: 1 }}
      onChoose={() => undefined}
      onStart={() => undefined}
    />,
  )
  const folded = screen.getByText('Ler tudo').closest('details')
  expect(folded?.open).toBe(false)
  for (const one of flow.warnings[0]?.kind?.besides.points ?? [])
    expect(folded?.textContent).toContain(t(one))
  expect(document.body.textContent).not.toContain(t(texts.next))
})
