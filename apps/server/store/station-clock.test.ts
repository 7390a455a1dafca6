import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { stationClock } from './migrations/0010-station-clock.ts'
import { findClock } from './station-clock.ts'
import { testDatabase } from './test-database.ts'

/** Of the tables before the migration what it reads, with these reports. */
async function olderStation(reports: [year: number, registeredAt: string][]) {
  const base = await testDatabase(inject('clusterUrl'))
  onTestFinished(() => base.drop())
  await sql`drop schema public cascade`.execute(base.db)
  await sql`create schema public`.execute(base.db)
  await sql`create table bulletin_counters (unit integer, year integer, last integer)`.execute(base.db)
  await sql`create table reports (year integer, registered_at timestamptz)`.execute(base.db)
  for (const [year, registeredAt] of reports) {
    await sql`insert into reports values (${year}, ${new Date(registeredAt)})`.execute(base.db)
    await sql`insert into bulletin_counters values (277, ${year}, 1)`.execute(base.db)
  }
  await stationClock.up(base.db)
  return base.db
}

test('an older station goes on with the year and the time of its newest report', async () => {
  const db = await olderStation([
    [2025, '2025-07-01T12:00:00Z'],
    [2026, '2026-11-20T12:00:00Z'],
    [2026, '2026-03-01T12:00:00Z'],
  ])
  expect(await findClock(db)).toMatchObject({
    year: 2026,
    seen_at: new Date('2026-11-20T12:00:00Z'),
    doubted_until: null,
    confirmed: 0,
  })
  const counters = await db.selectFrom('bulletin_counters').select(['last', 'given']).execute()
  expect(counters).toContainEqual({ last: 1, given: 0 })
})

test('an older station without a report begins as a new one does', async () => {
  expect(await findClock(await olderStation([]))).toBeUndefined()
})
