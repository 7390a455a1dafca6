import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { LogLine } from '../../base/platform/log.ts'
import { stateYear } from '@delegacia/domain/language/state-time'
import { createLastNumbers } from '../../store/last-numbers.ts'
import { confirmClock, findClock } from '../../store/station-clock.ts'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { createBulletinNumbers } from './bulletin-numbers.ts'
import { RegistrationHeld } from './registration-held.ts'
import { createStationClock } from './station-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Pará has no summer time: its year begins at three in the morning UTC. */
const newYear = Date.parse('2027-01-01T03:00:00Z')
const november = Date.parse('2026-11-21T15:00:00Z')

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
/** The real time, and the clock of every machine, which may be off by `wrong`. */
let time: number
let wrong: number
let lines: LogLine[]
beforeEach(async () => {
  database = await testDatabase(inject('clusterUrl'))
  folder = mkdtempSync(join(tmpdir(), 'station-clock-'))
  time = november
  wrong = 0
  lines = []
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Another server; `off` is how far its clock is ahead of the database's. */
function startServer({ off = () => 0 }: { off?: () => number } = {}) {
  const { db } = database
  const now = () => new Date(time + wrong + off())
  const databaseTime = () => new Date(time + wrong)
  const log = (line: LogLine) => void lines.push(line)
  const clock = createStationClock({ db, log, now, databaseTime, uptime: () => time / 1000 })
  const notes = createLastNumbers(mkdtempSync(join(folder, 'server-')))
  const numbers = createBulletinNumbers({ db, notes, clock, log })
  return {
    clock,
    /** The number, as year and sequence; 'held' when none was given. */
    async give(): Promise<[year: number, sequence: number] | 'held'> {
      try {
        const { registeredAt, year, sequence } = await numbers.giving(277, (_trx, next) => next())
        expect(stateYear(registeredAt)).toBe(year)
        return [year, sequence]
      } catch (error) {
        if (error instanceof RegistrationHeld && error.code === 'clock') return 'held'
        throw error
      }
    },
    /** Days in which nobody registers. */
    async idle(span: number) {
      for (const end = time + span; time < end;) {
        time = Math.min(end, time + day)
        await clock.beat()
      }
    },
  }
}
const states = () => lines.flatMap((line) => (line.event === 'clock' ? [line.state] : []))
const seen = async () => (await findClock(database.db))?.seen_at.getTime()

test('the real New Year opens itself, once, with no number twice and none left out', async () => {
  time = newYear - 5 * minute
  // One is two seconds ahead of the other, so that both years are asked for at once.
  const servers = [startServer(), startServer({ off: () => 2000 }), startServer({ off: () => -2000 })]
  await Promise.all(servers.map(({ clock }) => clock.beat()))
  const given: ([number, number] | 'held')[] = []
  for (time = newYear - 3000; time < newYear + 4000; time += 700) {
    const round = Array.from({ length: 4 }, () => servers.map(({ give }) => give())).flat()
    given.push(...(await Promise.all(round)))
  }
  expect(given).toHaveLength(120)
  for (const year of [2026, 2027]) {
    const sequences = given.flatMap((number) => (number[0] === year ? [Number(number[1])] : []))
    expect(sequences.length).toBeGreaterThan(20)
    expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences.map((_, place) => place + 1))
  }
  expect(given).not.toContain('held')
  expect(lines.filter(({ event }) => event === 'year')).toEqual([{ event: 'year', year: 2027 }])
  expect(states()).toEqual([])
})

test('the last millisecond of the year is the old year’s, the first the new one’s', async () => {
  time = newYear - minute
  const server = startServer()
  await server.clock.beat()
  time = newYear - 1
  expect(await server.give()).toEqual([2026, 1])
  time = newYear
  expect(await server.give()).toEqual([2027, 1])
  // One that has just started, and lags, is still in the old year.
  const behind = startServer({ off: () => -2000 })
  expect(await behind.give()).toEqual([2026, 2])
  time += 2000
  expect(await behind.give()).toEqual([2027, 2])
  expect(states()).toEqual([])
})

test('a station that was off over New Year for a day continues by itself, after a week it needs the operator', async () => {
  time = newYear - 12 * hour
  await startServer().give()
  time += day
  expect(await startServer().give()).toEqual([2027, 1])
  time += 365 * day - 4 * day
  await confirmClock(database.db, 2027, new Date(time))
  time += 7 * day
  const server = startServer()
  expect(await server.give()).toBe('held')
  await confirmClock(database.db, 2028, new Date(time))
  expect(await server.give()).toEqual([2028, 1])
})

test('a clock that jumps into January opens no year, is logged once, and is well when it is set right', async () => {
  const server = startServer()
  expect(await server.give()).toEqual([2026, 1])
  wrong = 43 * day
  expect(await server.give()).toBe('held')
  expect(await server.give()).toBe('held')
  expect(await startServer().give()).toBe('held')
  await server.idle(5 * day)
  expect(await server.give()).toBe('held')
  expect(states()).toEqual(['another-year', 'another-year'])
  expect(lines).toContainEqual({ event: 'clock', state: 'another-year', seconds: (43 * day) / 1000 })
  wrong = 0
  expect(await server.give()).toEqual([2026, 2])
})

test('a clock that jumps to the end of December opens no year either, also after a restart', async () => {
  const server = startServer()
  await server.give()
  wrong = newYear - hour - time
  expect(await server.give()).toEqual([2026, 2])
  expect(states()).toEqual(['doubted'])
  time += 2 * hour
  expect(await server.give()).toBe('held')
  expect(await startServer().give()).toBe('held')
  await confirmClock(database.db, 2027, new Date(time + wrong))
  expect(await server.give()).toEqual([2027, 1])
})

test('a clock that stepped by an hour weeks before is trusted at New Year', async () => {
  const server = startServer()
  await server.give()
  wrong = hour
  await server.give()
  expect(states()).toEqual(['doubted'])
  await server.idle(4 * day)
  expect(states()).toEqual(['doubted', 'well'])
  await server.idle(newYear - time)
  expect(await server.give()).toEqual([2027, 1])
})

test('a clock days behind dates no report, until it is set right or the operator confirms it', async () => {
  const server = startServer()
  await server.give()
  wrong = -2 * day
  expect(await server.give()).toBe('held')
  expect(await startServer().give()).toBe('held')
  expect(lines).toContainEqual({ event: 'clock', state: 'behind', seconds: (-2 * day) / 1000 })
  wrong = 0
  expect(await server.give()).toEqual([2026, 2])
  wrong = -2 * day
  expect(await server.give()).toBe('held')
  await confirmClock(database.db, 2026, new Date(time + wrong))
  expect(await server.give()).toEqual([2026, 3])
})

test('a clock an hour behind is logged, and reports are registered', async () => {
  const server = startServer()
  await server.give()
  wrong = -hour
  expect(await server.give()).toEqual([2026, 2])
  expect(states()).toEqual(['behind'])
  expect(await seen()).toBe(november)
})

test('a clock of the old year opens nothing and gives no number of it once the year has turned', async () => {
  time = newYear + hour
  const server = startServer()
  expect(await server.give()).toEqual([2027, 1])
  wrong = -2 * hour
  expect(await server.give()).toBe('held')
})

test('one server whose clock differs from the database’s is logged, affects no other and opens no year', async () => {
  const right = startServer()
  await right.give()
  let off = 6 * minute
  const other = startServer({ off: () => off })
  expect(await other.give()).toEqual([2026, 2])
  expect(states()).toEqual(['apart'])
  expect(await seen()).toBe(november)
  off = 2 * day
  expect(await other.give()).toBe('held')
  off = newYear - time + minute
  expect(await other.give()).toBe('held')
  expect(await right.give()).toEqual([2026, 3])
})

test('two servers that open the year at once open it once', async () => {
  time = newYear - minute
  const servers = Array.from({ length: 4 }, () => startServer())
  await Promise.all(servers.map(({ clock }) => clock.beat()))
  time = newYear + 1
  const given = await Promise.all(servers.map(({ give }) => give()))
  expect(new Set(given.map(String))).toEqual(new Set(['2027,1', '2027,2', '2027,3', '2027,4']))
  expect(lines).toEqual([{ event: 'year', year: 2027 }])
})

test('the heartbeat follows the clock and never goes back', async () => {
  const server = startServer()
  await server.clock.beat()
  expect(await seen()).toBe(november)
  time += minute
  await server.clock.beat()
  expect(await seen()).toBe(november + minute)
  wrong = -30 * minute
  time += minute
  await server.clock.beat()
  expect(await seen()).toBe(november + minute)
})

test.each(['1970-01-01T00:00:00Z', '2025-06-01T00:00:00Z', '2150-01-01T00:00:00Z'])(
  'a new station whose clock says %s gives no number before it is set',
  async (start) => {
    wrong = Date.parse(start) - time
    const server = startServer()
    expect(await server.give()).toBe('held')
    wrong = 0
    expect(await server.give()).toEqual([2026, 1])
  },
)
