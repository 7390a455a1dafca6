import { expect, test } from 'vitest'
import { servedTime } from './served-time.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const span = (since: string, until: string) => ({ since: at(since), until: at(until) })

// PN-03
test('before the first note nothing is said', () => {
  expect(servedTime([], at('11-20T12:00'))).toEqual({ since: undefined, interruptions: [], months: [] })
})

// PN-03
test('servers that stand in for each other leave no interruption, and a short one is not seen', () => {
  const spans = [
    span('11-01T12:00', '11-05T12:00'),
    span('11-05T11:00', '11-10T00:00'),
    span('11-06T11:00', '11-06T12:00'),
    span('11-10T00:02', '11-20T12:00'),
  ]
  expect(servedTime(spans, at('11-20T12:02'))).toEqual({
    since: at('11-01T12:00'),
    interruptions: [],
    months: [{ month: '2026-11', percent: 100, minutesOut: 0 }],
  })
})

// PN-03
test('an interruption over the end of a month counts in both, and is never rounded away', () => {
  const spans = [span('10-01T03:00', '11-01T02:55'), span('11-01T03:05', '11-30T03:00')]
  const { interruptions, months } = servedTime(spans, at('11-30T03:01'))
  expect(interruptions).toEqual([{ from: at('11-01T02:55'), to: at('11-01T03:05'), minutes: 10 }])
  expect(months).toEqual([
    { month: '2026-11', percent: 99.98, minutesOut: 5 },
    { month: '2026-10', percent: 99.98, minutesOut: 5 },
  ])
})

// PN-03
test('what still lasts has no end', () => {
  const { interruptions, months } = servedTime([span('11-20T00:00', '11-20T12:00')], at('11-21T00:00'))
  expect(interruptions).toEqual([{ from: at('11-20T12:00'), to: undefined, minutes: 720 }])
  expect(months).toEqual([{ month: '2026-11', percent: 50, minutesOut: 720 }])
})
