import { locales, type Locale } from '@delegacia/domain/language/text'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { waysElsewhere } from '@delegacia/flows/blocks/before/ways-elsewhere'
import { getFlow } from '@delegacia/flows/crimes/flows'
import type { Flow, YesNoQuestion, YesNoSequence } from '@delegacia/flows/engine/define'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speak, t } from '../../../i18n/locale.ts'
import { dropTakenAlong, answersTakenAlong, unreadCards } from './go-on-at.ts'
import { StartSequence } from './start-sequence.tsx'
import { texts } from './ways-on.tsx'
import { YesNoScreen } from './yes-no-screen.tsx'

const flows = new Map<Route, Flow>()
beforeAll(async () => {
  for (const route of routes) flows.set(route, await getFlow(route))
})

beforeEach(() => {
  location.hash = '#/'
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  speak('pt-br')
  vi.unstubAllGlobals()
})

function flowOf(route: Route): Flow {
  const flow = flows.get(route)
  if (!flow) throw new Error(`no flow ${route}`)
  return flow
}

const nothing = () => undefined

/** Words that tell a person that the answer was bad. */
const blames =
  /\berrad|\bincorret|\binválid|não pode responder|\bwrong|\binvalid|\bincorrect|equivocad|\bfauss|\berroné/i

/** The first notice of a flow; of violence the comfort comes before it. */
function showNotice(flow: Flow, locale: Locale): void {
  speak(locale)
  const choice = { id_localidade: 1, ds_localidade: 'Belém', idLocalMoradia: 1 } as const
  render(<StartSequence flow={flow} choice={choice} onChoose={nothing} onStart={nothing} />)
  if (flow.warnings[0]?.kind) {
    const [goOn] = document.querySelectorAll<HTMLButtonElement>('section .actions button')
    if (goOn) fireEvent.click(goOn)
  }
}

/** The questions whose answer ends the way, each in a sequence of its own, so that it is open at once. */
const stopsOf = ({ before }: Flow): { sequence: YesNoSequence; question: YesNoQuestion }[] =>
  before.flatMap((one) =>
    one.kind === 'yesNo'
      ? one.questions.flatMap((question) =>
          question.wrong ? [{ sequence: { ...one, questions: [question] }, question }] : [],
        )
      : [],
  )

/** Whether the report of that route is open or, without one, somebody to call is shown. */
function reached(route: Route | undefined): boolean {
  if (!route) return document.querySelector('[role=status] a[href^="tel:"]') !== null
  return location.hash.endsWith(flowOf(route).discreet ? '#/' : `#/${route}`)
}

// ST-10
test.each(routes)('what a question of /%s would refuse, its first notice leads on', async (route) => {
  const flow = flowOf(route)
  const refusing = flow.before.flatMap((one) => (one.kind === 'questions' && one.elsewhere ? [one] : []))
  expect(waysElsewhere(flow)).toHaveLength(
    stopsOf(flow).filter(({ question }) => !question.outsidePara).length +
      refusing.filter(({ otherwise }) => otherwise).length,
  )
  for (const [place, way] of waysElsewhere(flow).entries())
    for (const locale of locales) {
      showNotice(flow, locale)
      const ways = within(screen.getByRole('navigation', { name: t(texts.lead) })).getAllByRole('button')
      const row = ways[place]
      expect(row?.textContent).toBe(t(way.said))
      if (row) fireEvent.click(row)
      await waitFor(() => expect(reached(way.route)).toBe(true))
      dropTakenAlong(way.route ?? route)
      expect(document.querySelector('section[class*=danger]')).toBeNull()
      cleanup()
    }
})

// ST-06, ST-10
test.each(routes)(
  'no answer to a question of /%s is drawn or called a mistake, and each has a way on',
  async (route) => {
    const flow = flowOf(route)
    for (const { sequence, question } of stopsOf(flow))
      for (const locale of locales) {
        speak(locale)
        render(
          <YesNoScreen
            flow={flow}
            sequence={sequence}
            answers={{}}
            known={[]}
            onAnswer={nothing}
            onPass={nothing}
            onBack={nothing}
          />,
        )
        const group = screen.getByRole('group')
        const [yes, no] = within(group).getAllByRole('button')
        const other = question.right === 'sim' ? no : yes
        const right = question.right === 'sim' ? yes : no
        if (!other || !right) throw new Error('no answers')
        fireEvent.click(other)
        const mark = other.innerHTML.replace(/<\/svg>.*$/, '')
        const card = within(group).getByRole('region')
        expect([question.id, blames.exec(card.textContent)?.[0]]).toEqual([question.id, undefined])
        expect(document.querySelector('[role=alert], [aria-invalid=true]')).toBeNull()
        await waitFor(() => expect(group.querySelector('a[href^="tel:"]')).toBeTruthy())
        const offered = within(card).getAllByRole('button')
        const labels = question.insteadGoTo ? [t(question.insteadGoTo.label)] : []
        expect(offered.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(labels))
        // It is marked as every answer is.
        fireEvent.click(right)
        expect(right.innerHTML.replace(/<\/svg>.*$/, '')).toBe(mark)
        cleanup()
      }
  },
)

// ST-10
test('what was read and said on the way is not read or asked again', () => {
  const flow = flowOf('violencia_contra_mulher')
  showNotice(flow, 'pt-br')
  fireEvent.click(screen.getByRole('button', { name: 'A vítima é homem ou menino' }))
  const violence = flowOf('violencia')
  expect(unreadCards(violence).map(({ id }) => id)).toEqual(['requisitos', 'verdade'])
  expect(answersTakenAlong(violence)).toEqual({ isMulher: false, localOcorrencia: 7 })
  dropTakenAlong('violencia')
})

// ST-09
test.each(routes)('who lacks what the notice of /%s asks for learns where to go', async (route) => {
  showNotice(flowOf(route), 'pt-br')
  fireEvent.click(screen.getByRole('button', { name: t(texts.lack) }))
  await waitFor(() => expect(document.querySelector('a[href="tel:100"]')).toBeTruthy())
})
