import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clocksOf, defaultAims, protectiveMeasureHours, type ClockKind } from './clocks.ts'
import { progressOf } from '../events/progress-of.ts'
import type { History } from '../events/report-event.ts'
import {
  after,
  allowedHistory,
  days,
  elsewhere,
  event,
  hours,
  inAnalysis,
  registered,
  start,
} from '../histories.fixture.ts'

const clocksAt = (history: History, minutes: number) =>
  clocksOf(progressOf(history, after(minutes)), defaultAims, after(minutes))
const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]

// EV-11
test.each<[string, History, number, readonly ClockKind[], boolean]>([
  ['nobody has looked', [registered()], hours(23), ['firstLook'], false],
  ['nobody has looked for a day', [registered()], hours(25), ['firstLook'], true],
  ['read', opened, hours(2), ['analysis'], false],
  ['read two days ago', opened, days(2), ['analysis'], true],
  ['a question is open', asked, days(9), ['correction'], false],
  ['nobody answered', asked, days(16), ['firstLook'], false],
  ['answered', [...asked, event('correctionAnswered', days(3))], days(3) + 5, ['afterAnswer'], false],
  ['answered two days ago', [...asked, event('correctionAnswered', days(3))], days(5), ['afterAnswer'], true],
  ['forwarded', [...opened, event('forwarded', 20)], hours(2), ['firstLook'], false],
  [
    'read there',
    [...opened, event('forwarded', 20), event('opened', 30, { by: elsewhere })],
    hours(2),
    [],
    false,
  ],
  ['closed', [...opened, event('notHere', 20)], hours(2), [], false],
  ['the police are called', [registered({ immediate: true })], 22, ['immediateCare', 'firstLook'], true],
  ['the police came', [registered({ immediate: true }), event('firstContact', 9)], 22, ['firstLook'], false],
  [
    'protection is asked for',
    inAnalysis({ asksMeasure: true }),
    hours(3),
    ['protectiveMeasure', 'analysis'],
    false,
  ],
  ['destroyed', [...opened, event('destroyed', 20)], 30, [], false],
])('%s', (_name, history, minutes, kinds, isLate) => {
  const clocks = clocksAt(history, minutes)
  expect(clocks.map(({ kind }) => kind)).toEqual(kinds)
  expect(clocks.some((clock) => clock.isLate)).toBe(isLate)
})

// EV-12
test('the 48 hours to the judge never pause, whatever happens to the report', () => {
  const due = new Date(start.getTime() + protectiveMeasureHours * 3_600_000)
  fc.assert(
    fc.property(allowedHistory, fc.nat(days(60)), ([first, ...rest], minutes) => {
      const history: History = [
        { ...first, asksMeasure: true },
        ...rest.filter(({ kind }) => kind !== 'measureSentToJudge' && kind !== 'destroyed'),
      ]
      const [clock, ...others] = clocksAt(history, minutes).filter(({ kind }) => kind === 'protectiveMeasure')
      expect(others).toEqual([])
      expect(clock).toEqual({
        kind: 'protectiveMeasure',
        since: start,
        due,
        isLate: after(minutes) > due,
        isUrgent: true,
      })
    }),
  )
})

// EV-12
test('they end when the request leaves for the judge, and begin with the request', () => {
  const sent: History = [...inAnalysis({ asksMeasure: true }), event('measureSentToJudge', 100)]
  expect(clocksAt(sent, 101).map(({ kind }) => kind)).toEqual(['analysis'])
  const later: History = [...opened, event('measureAsked', 300)]
  expect(clocksAt(later, 301)[0]).toMatchObject({ kind: 'protectiveMeasure', since: after(300) })
})
