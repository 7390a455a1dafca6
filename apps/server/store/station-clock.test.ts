import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { stationClock } from './migrations/until-0066/0010-station-clock.ts'
import { beginClock, confirmClock, findClock, keepClock } from './station-clock.ts'
import { testDatabase } from './connection/test-database.fixture.ts'

/** A station with the tables of before the migration, and these reports. */
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

test('of two servers the later time and the longer doubt stay, and none that the operator overruled comes back', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  onTestFinished(drop)
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
  const keep = (seen: number, doubted?: number) =>
    keepClock(db, {
      seenAt: at(seen),
      doubtedUntil: doubted === undefined ? undefined : at(doubted),
      confirmed: 0,
    })
  await beginClock(db, 2026, at(10))
  await beginClock(db, 2027, at(11))
  await keep(15, 30)
  await keep(12, 20)
  await keep(14)
  expect(await findClock(db)).toMatchObject({ year: 2026, seen_at: at(15), doubted_until: at(30) })
  await confirmClock(db, 2026, at(9))
  await keep(16, 20)
  expect(await findClock(db)).toMatchObject({ year: 2026, seen_at: at(9), doubted_until: null })
})
