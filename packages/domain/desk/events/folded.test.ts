import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, event, eventKinds, inAnalysis, registered } from '../histories.fixture.ts'
import { foldUntil, progressFrom, progressOf, unfolded, type Snapshot } from './progress-of.ts'
import type { History, ReportEvent } from './report-event.ts'
import { mostUnanswered } from './unanswered.ts'

const laterKinds = eventKinds.filter((kind) => kind !== 'registered')

const anyEvent = fc.record({
  kind: fc.constantFrom(...laterKinds, 'takenBack', 'takenBack', 'messageOut', 'correctionAsked'),
  /** In minutes, so that several come before the first of them has left. */
  pause: fc.constantFrom(0, 0.25, 0.5, 1, 5, 60 * 24 * 3),
  back: fc.nat(5),
})

/** Events that follow each other closely, and take each other back while they may and later. */
const closeHistory = fc.array(anyEvent, { maxLength: 40 }).map((drawn) => {
  const events: ReportEvent[] = []
  let minute = 0
  for (const { kind, pause, back } of drawn) {
    minute += pause
    const id = `e${events.length + 1}`
    events.push(
      kind === 'takenBack'
        ? event(kind, minute, { id, event: `e${Math.max(1, events.length - back)}` })
        : ({ ...event(kind, minute), id } as ReportEvent),
    )
  }
  return [registered(), ...events] as History
})

const foldOneByOne = ([first, ...rest]: History): Snapshot =>
  rest.reduce<Snapshot>(
    ({ final, open }, one) => foldUntil({ final, open: [...open, one] }, one.at),
    unfolded([first]),
  )

test('a history that is folded event by event stands where the whole one does, then and at every later instant', () => {
  fc.assert(
    fc.property(closeHistory, (history) => {
      for (let length = 1; length <= history.length; length++) {
        const [first, ...rest] = history.slice(0, length) as unknown as History
        const begun: History = [first, ...rest]
        const last = begun.at(-1) ?? first
        const folded = foldOneByOne(begun)
        for (const wait of [0, 0.5, 1, 30, 60 * 24 * 20]) {
          const now = new Date(last.at.getTime() + wait * 60_000)
          expect(progressFrom(folded, now)).toEqual(progressOf(begun, now))
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('only what may still be taken back is kept as events, and what follows it', () => {
  const [first, ...rest] = inAnalysis()
  const said: History = [first, ...rest, event('messageOut', 20), event('messageIn', 20.5)]
  expect(foldOneByOne(said).open.map(({ kind }) => kind)).toEqual(['messageOut', 'messageIn'])
  expect(foldOneByOne([...said, event('messageIn', 22)]).open).toEqual([])
  const back = event('takenBack', 20.75, { event: 'messageOut-20' })
  expect(foldOneByOne([...said, back]).open).toEqual([])
})

test('years without an answer do not make what is kept of a report longer', () => {
  const [first, ...rest] = inAnalysis()
  const days = Array.from({ length: 400 }, (_, day) => event('messageIn', 100 + day * 24 * 60))
  const { unanswered } = progressOf([first, ...rest, ...days], after(401 * 24 * 60))
  expect(unanswered).toEqual(days.slice(-mostUnanswered).map(({ at }) => at))
})

// EV-04
test('what was taken back in time stays so, whatever says the same again after it would have left', () => {
  const [first, ...rest] = inAnalysis()
  const said: History = [first, ...rest, event('correctionAsked', 20)]
  const back = event('takenBack', 20.5, { event: 'correctionAsked-20' })
  const again = event('takenBack', 30, { event: 'correctionAsked-20' })
  const now = after(31)
  expect(progressOf([...said, back, again], now)).toEqual(progressOf([...said, back], now))
  expect(progressFrom(foldOneByOne([...said, back, again]), now).state).toBe('em_analise')
})
