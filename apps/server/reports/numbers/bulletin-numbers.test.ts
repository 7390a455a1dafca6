import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { numbersOnce } from '../../watch/health/numbers-once.ts'
import { clockRight } from '../../watch/health/clock-right.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { skipNumbersTo } from '../../store/bulletin-counters.ts'
import { findLastNumbers } from '../../store/last-numbers.ts'

let station: TestStation
let time: number
beforeEach(async () => {
  time = Date.parse('2026-11-21T15:00:00.123Z')
  station = await testStation(inject('clusterUrl'), { now: () => new Date(time) })
})
afterEach(() => station.close())

const given = () => findLastNumbers(station.dataDir)[277]?.[2026]
const counter = async () => {
  const { last } = await station.db.selectFrom('bulletin_counters').selectAll().executeTakeFirstOrThrow()
  return last
}
const sequenceOf = (answer: { json(): { bop: string } }) => Number(answer.json().bop.slice(8, 14))
const motivos = async () => {
  const answer = await station.app.inject('/api/saude/pronta')
  return answer.statusCode === 200 ? [] : answer.json<{ motivos: string[] }>().motivos
}

/** As when a standby without the last commits, or an older copy, replaces the database. */
async function loseReportsAbove(sequence: number): Promise<void> {
  await station.db.transaction().execute(async (trx) => {
    // A document that is being made waits, and finds its report gone.
    const rows = await trx
      .selectFrom('reports')
      .select('id')
      .where('sequence', '>', sequence)
      .forUpdate()
      .execute()
    const lost = rows.map(({ id }) => id)
    await sql`alter table report_events disable trigger user`.execute(trx)
    for (const table of [
      'outbox',
      'papers',
      'report_events',
      'report_folds',
      'report_progress',
      'report_identifiers',
      'report_units',
    ] as const)
      await trx.deleteFrom(table).where('report_id', 'in', lost).execute()
    await sql`alter table report_events enable trigger user`.execute(trx)
    await trx.deleteFrom('reports').where('id', 'in', lost).execute()
    await trx.updateTable('bulletin_counters').set({ last: sequence }).execute()
  })
}

test('a number is noted outside the database before it is answered', async () => {
  await Promise.all(Array.from({ length: 5 }, () => station.register()))
  expect(given()).toBe(5)
})

test('a database that is replaced under the running server by an older one gives nothing twice', async () => {
  for (const sequence of [1, 2, 3, 4]) expect(sequenceOf(await station.register())).toBe(sequence)
  expect(await motivos()).toEqual([])
  await loseReportsAbove(2)
  expect(await motivos()).toEqual(['numbers'])
  const held = await Promise.all(Array.from({ length: 6 }, () => station.register()))
  expect(held.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 503])
  expect(held[0]?.json()).toMatchObject({ erro: 'indisponivel' })
  // Nothing was used up by trying.
  expect(await counter()).toBe(2)
  expect(station.lines.filter(({ event }) => event === 'numbers')).toEqual([
    { event: 'numbers', state: 'behind', unit: 277, year: 2026, missing: 2 },
  ])
  await skipNumbersTo(station.db, { unit: 277, year: 2026, last: 4 })
  expect(sequenceOf(await station.register())).toBe(5)
  expect(await motivos()).toEqual([])
  expect(station.lines).toContainEqual({
    event: 'numbers',
    state: 'well',
    unit: 277,
    year: 2026,
    missing: 0,
  })
})

test('what one server gave another does not give again, when the database lost it', async () => {
  const other = station.anotherServer()
  for (let i = 0; i < 3; i += 1) await station.register()
  await loseReportsAbove(0)
  expect((await station.register()).statusCode).toBe(503)
  // It neither gave nor noted any of them; the first one recorded it in the database.
  await expect(other.giving(277, (_trx, next) => next())).rejects.toThrow('numbers')
  await skipNumbersTo(station.db, { unit: 277, year: 2026, last: 3 })
  expect(await other.giving(277, (_trx, next) => next())).toMatchObject({ year: 2026, sequence: 4 })
})

test('a server that gave no number itself knows what was given', async () => {
  const other = station.anotherServer()
  for (let i = 0; i < 3; i += 1) await station.register()
  await other.beat()
  await loseReportsAbove(1)
  await expect(other.giving(277, (_trx, next) => next())).rejects.toThrow('numbers')
})

test('a number that cannot be noted is not answered, and the same report sent again gets it', async () => {
  await station.register()
  const blocked = join(station.dataDir, 'last-numbers.json.new')
  mkdirSync(blocked)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await station.register(undefined, headers)).statusCode).toBe(503)
  expect((await station.register(undefined, headers)).statusCode).toBe(503)
  rmSync(blocked, { recursive: true })
  const again = await station.register(undefined, headers)
  expect([again.statusCode, sequenceOf(again)]).toEqual([200, 2])
  expect(given()).toBe(2)
})

test('with a clock that is wrong by days the answer is 503 with a message, and readiness says so', async () => {
  const threeDays = 3 * 24 * 3_600_000
  time += threeDays
  await station.register()
  expect(await motivos()).toEqual([])
  time -= threeDays
  const held = await station.register()
  expect([held.statusCode, held.json<{ mensagem: string }>().mensagem]).toEqual([
    503,
    'O serviço não está disponível neste momento. Tente de novo em alguns minutos.',
  ])
  expect(await motivos()).toEqual(['clock'])
  time += threeDays
  expect((await station.register()).statusCode).toBe(201)
})

test('a silent database is no failure of numbers and clock', async () => {
  const gone = () => Promise.reject(new Error('gone'))
  expect(await numbersOnce({ areAhead: gone }).isWell()).toBe(true)
  expect(await clockRight({ beat: gone }).isWell()).toBe(true)
})
