import { expect, test } from 'vitest'
import { faultLine, type LogLine } from '../../base/platform/log.ts'
import { createOutage } from './outage.ts'

const failure = (code: string) => Object.assign(new Error('quotes CONCEIÇÃO'), { code })

function watched() {
  const lines: LogLine[] = []
  const clock = { now: 0 }
  const outage = createOutage(
    (line) => void lines.push(line),
    () => clock.now,
  )
  return { lines, clock, outage, log: outage.quiet((line) => void lines.push(line)) }
}

// AV-01
test('an hour without a database under load is two lines', () => {
  const { lines, clock, outage, log } = watched()
  for (; clock.now < 3_600_000; clock.now += 100) {
    outage.failed(failure('ECONNREFUSED'))
    log(faultLine('/api/ocorrencia', failure('ECONNREFUSED')))
    log(faultLine('outbox paper', failure('57P03')))
  }
  clock.now += 2000
  outage.answered()
  outage.answered()
  log({ event: 'outbox', kind: 'paper', state: 'back', attempts: 5, ms: 3_600_000 })
  expect(lines).toEqual([
    { event: 'database', state: 'lost', attempts: 0, ms: 0, code: 'ECONNREFUSED' },
    { event: 'database', state: 'back', attempts: 36_000, ms: 3_602_000 },
  ])
})

// AV-01
test('connections that fail and succeed side by side are one outage', () => {
  const { lines, clock, outage } = watched()
  for (let turn = 0; turn < 50; turn += 1) {
    clock.now += 100
    outage.failed(failure('57P01'))
    outage.answered()
  }
  expect(lines).toHaveLength(1)
})

// AV-01
test('what is no outage is logged as before, also during one', () => {
  const { lines, outage, log } = watched()
  for (const code of ['40001', '55P03', '57014', '53100', '23505']) outage.failed(failure(code))
  expect(lines).toEqual([])
  outage.failed(failure('25006'))
  log(faultLine('/api/ocorrencia', failure('23505')))
  log({ event: 'outbox', kind: 'mail', state: 'back', attempts: 1, ms: 1 })
  expect(lines.map(({ event }) => event)).toEqual(['database', 'fault', 'outbox'])
})
