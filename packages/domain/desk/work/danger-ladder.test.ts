import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DangerStep } from '../events/event-parts.ts'
import { progressOf } from '../events/progress-of.ts'
import type { EventOf, History } from '../events/report-event.ts'
import { refusalOf } from '../acceptance/refusal-of.ts'
import { after, allowedHistory, elsewhere, event, registered, start } from '../histories.fixture.ts'
import { dangerDueAt, nextDangerStep, unopenedSince } from './danger-ladder.ts'

const now = registered({ immediate: true })
const judge = registered({ asksMeasure: true, atHome: true })
const told = (step: DangerStep, minute: number, changes: Partial<EventOf<'dangerTold'>> = {}) =>
  event('dangerTold', minute, { step, ...changes })
const missing = { ways: [] } as const

/** The next step, and how many minutes after the registration it is due with five from one to the next. */
function nextOf(history: History): [DangerStep, number] | undefined {
  const last = history.at(-1) ?? history[0]
  const next = nextDangerStep(progressOf(history, last.at))
  return next && [next.step, (dangerDueAt(next, 5).getTime() - start.getTime()) / 60_000]
}

// QU-70, QU-71
test.each<[string, History, [DangerStep, number] | undefined]>([
  ['help now', [now], ['duty', 5]],
  ['a request to a judge', [judge], ['duty', 5]],
  ['a loss', [registered()], undefined],
  ['a claim alone', [now, event('claimed', 1)], ['duty', 5]],
  ['opened', [now, event('opened', 1)], undefined],
  ['opened by another unit', [now, event('opened', 1, { by: elsewhere, until: after(30) })], undefined],
  ['reached by telephone', [judge, event('firstContact', 1)], undefined],
  ['sent to the judge', [judge, event('measureSentToJudge', 1)], undefined],
  ['told once', [now, told('duty', 5)], ['chief', 10]],
  ['told twice', [now, told('duty', 5), told('chief', 10)], ['station', 15]],
  ['told three times', [now, told('duty', 5), told('chief', 10), told('station', 15)], undefined],
  ['no duty contact', [now, told('duty', 5, missing)], ['chief', 5]],
  ['no duty contact, the chief told', [now, told('duty', 5, missing), told('chief', 5)], ['station', 15]],
  ['no contact of either', [now, told('duty', 5, missing), told('chief', 5, missing)], ['station', 5]],
  ['no chief', [now, told('duty', 5), told('chief', 10, missing)], ['station', 10]],
  ['opened after it was told', [now, told('duty', 5), event('opened', 6)], undefined],
  ['asked for later', [registered(), event('opened', 1), event('measureAsked', 60)], undefined],
  [
    'asked for later by the citizen',
    [registered(), event('opened', 1), event('measureAsked', 60, { by: { kind: 'citizen' } })],
    ['duty', 65],
  ],
  [
    'one more danger before anybody opened',
    [now, told('duty', 5), event('measureAsked', 7, { by: { kind: 'citizen' } })],
    ['chief', 10],
  ],
  [
    'the aggressor sent away without a court',
    [registered({ atHome: true }), event('opened', 1), event('removalOrdered', 60, { orderedAt: after(30) })],
    undefined,
  ],
  [
    'opened, and then sent to another unit',
    [judge, event('claimed', 1), event('opened', 2), event('forwarded', 20)],
    ['duty', 25],
  ],
  [
    'told, and then sent to another unit',
    [judge, event('claimed', 1), told('duty', 5), event('forwarded', 7)],
    ['duty', 12],
  ],
  ['destroyed', [now, event('destroyed', 1)], undefined],
])('%s', (_, history, next) => expect(nextOf(history)).toEqual(next))

// QU-70
test('what nobody opened waits since the earliest of its dangers', () => {
  const history: History = [now, event('measureAsked', 7, { by: { kind: 'citizen' } })]
  expect(unopenedSince(progressOf(history, after(8)))).toEqual(start)
})

// QU-71
test('each is told once of a danger and in their order, whatever happened to a report', () => {
  expect(refusalOf([now, told('duty', 5)], told('duty', 6))).toBe('nothingAsked')
  expect(refusalOf([now], told('chief', 5))).toBe('nothingAsked')
  fc.assert(
    fc.property(allowedHistory, (history) => {
      const tellings = history.filter((one) => one.kind === 'dangerTold')
      const dangers = new Set(tellings.map(({ since }) => since.getTime()))
      for (const danger of dangers) {
        const steps = tellings.filter(({ since }) => since.getTime() === danger).map(({ step }) => step)
        expect(steps).toEqual(['duty', 'chief', 'station'].slice(0, steps.length))
      }
    }),
  )
})
