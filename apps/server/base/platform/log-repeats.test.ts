import { expect, test } from 'vitest'
import { faultLine, type LogLine } from './log.ts'
import { withoutRepeats } from './log-repeats.ts'

function quietLog() {
  const lines: LogLine[] = []
  const clock = { now: 0 }
  const log = withoutRepeats(
    (line) => void lines.push(line),
    () => clock.now,
  )
  return { lines, clock, log }
}
const fault = (place: string, code: string) =>
  faultLine(place, Object.assign(new Error(), { code, stack: '' }))

test('an outage of an hour under load is logged once a minute, with how many were left out', () => {
  const { lines, clock, log } = quietLog()
  for (; clock.now < 3_600_000; clock.now += 100) log(fault('/api/ocorrencia', '57P03'))
  expect(lines).toHaveLength(60)
  expect(lines[0]).not.toHaveProperty('leftOut')
  expect(lines[1]).toMatchObject({ leftOut: 599 })
})

test('another place or another code is another fault, and other events are always logged', () => {
  const { lines, log } = quietLog()
  log(fault('a', '1'))
  log(fault('b', '1'))
  log(fault('a', '2'))
  log(fault('a', '1'))
  const request = { event: 'request', method: 'GET', route: '/', status: 503, ms: 1 } as const
  log(request)
  log(request)
  expect(lines.map(({ event }) => event)).toEqual(['fault', 'fault', 'fault', 'request', 'request'])
})

test('two mistakes in one place are distinguished by where they happened', () => {
  const { lines, log } = quietLog()
  for (const place of ['one.ts:1', 'two.ts:2'])
    log(faultLine('/', Object.assign(new TypeError(), { stack: `TypeError\n    at f (${place})` })))
  expect(lines).toHaveLength(2)
})
