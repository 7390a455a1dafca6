import { describe, expect, test } from 'vitest'
import type { History } from '../events/report-event.ts'
import { after, days, event, inAnalysis } from '../histories.fixture.ts'
import { latestNews } from './latest-news.ts'
import { noticesUntil } from './notice-time.ts'

const wanted: History = [...inAnalysis(), event('noticesAsked', 12)]
const newsAt = (history: History, since: number, now: number) => latestNews(history, after(since), after(now))

// TH-29
describe('a notice tells of', () => {
  test('what left, once it has left, at the instant at which it did', () => {
    const history: History = [...wanted, event('messageOut', 20)]
    expect(newsAt(history, 12, 20)).toBeUndefined()
    expect(newsAt(history, 12, 21)).toEqual(after(21))
    expect(newsAt(history, 21, days(2))).toBeUndefined()
  })

  test('the last of several things', () => {
    const history: History = [...wanted, event('messageOut', 20), event('forwarded', 30)]
    expect(newsAt(history, 12, days(1))).toEqual(after(30))
  })

  test('nothing that was taken back', () => {
    const left = event('messageOut', 20)
    const history: History = [...wanted, left, event('takenBack', 20, { event: left.id })]
    expect(newsAt(history, 12, days(1))).toBeUndefined()
  })

  test.each([
    ['what the citizen wrote', event('messageIn', 20)],
    ['an opening', event('opened', 20)],
    ['the work of the desk', event('leaseEnded', 20)],
  ])('not of %s', (_what, one) => {
    expect(newsAt([...wanted, one], 12, days(1))).toBeUndefined()
  })
})

// TH-28, TH-29
test.each([
  ['nobody asked', [...inAnalysis(), event('messageOut', 20)]],
  ['it was stopped', [...wanted, event('noticesAsked', 13, { wanted: false }), event('messageOut', 20)]],
  [
    'it is about violence at home',
    [...inAnalysis({ atHome: true }), event('noticesAsked', 12), event('messageOut', 20)],
  ],
  ['no code opens the thread', [...wanted, event('messageOut', 20), event('codeClosed', 25)]],
  ['the content is destroyed', [...wanted, event('messageOut', 20), event('destroyed', 25)]],
] satisfies [string, History][])('there is no notice where %s', (_why, history) => {
  expect(newsAt(history, 12, days(1))).toBeUndefined()
})

// TH-30
test.each([
  [8 * 60, '2026-11-22T10:59:59.500Z', '2026-11-21T11:00:00.000Z'],
  [8 * 60, '2026-11-22T11:00:00.000Z', '2026-11-22T11:00:00.000Z'],
  [8 * 60, '2026-11-23T02:30:15.123Z', '2026-11-22T11:00:00.000Z'],
  [0, '2026-11-23T02:59:59.000Z', '2026-11-22T03:00:00.000Z'],
] as const)('at minute %s of the day in Pará, at %s what happened until %s is told', (at, now, until) => {
  expect(noticesUntil(at, new Date(now))).toEqual(new Date(until))
})

// TH-30
test('at once means until now', () => {
  expect(noticesUntil('at-once', after(5))).toEqual(after(5))
})
