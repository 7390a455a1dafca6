import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { untilWaiting } from '../../store/connection/until-waiting.fixture.ts'

let station: TestStation
beforeEach(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterEach(() => station.close())

/** The tables that a transaction has written which waits for another one now. */
async function writtenByWaiting(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_locks join pg_class on pg_class.oid = relation
    where mode = 'RowExclusiveLock' and relkind = 'r' and pid in (
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
    order by relname`.execute(station.db)
  return rows.map(({ name }) => name)
}

test('a report waits for its number with everything else written, so that the next one waits for little', async () => {
  await station.register()
  let registering: Promise<unknown> = Promise.resolve()
  await station.db.transaction().execute(async (other) => {
    await sql`select 1 from bulletin_counters for update`.execute(other)
    registering = station.register()
    await untilWaiting(station.db, 1)
    expect(await writtenByWaiting()).toEqual([
      'bulletin_counters',
      'outbox',
      'report_events',
      'report_folds',
      'report_identifiers',
      'report_progress',
      'report_units',
    ])
  })
  expect(await registering).toMatchObject({ statusCode: 201 })
})

test('what belongs to a report that is not there is refused at the commit', async () => {
  const orphan = sql`insert into outbox (id, kind, report_id, due_at, attempts)
    values (gen_random_uuid(), 'mail', gen_random_uuid(), now(), 0)`
  await expect(orphan.execute(station.db)).rejects.toThrow('outbox_report_id_fkey')
})

test('what belongs to a report is written by one statement, and the report by another', async () => {
  await station.register()
  const of = (table: string) => sql`select cmin::text as command from ${sql.table(table)}`
  const tables = ['outbox', 'report_units', 'report_events', 'report_folds', 'report_progress']
  const commands = async (...names: string[]) => {
    const all = sql.join(names.map(of), sql` union `)
    const { rows } = await sql<{ command: string }>`${all}`.execute(station.db)
    return rows.map(({ command }) => command)
  }
  const written = await commands(...tables, 'report_identifiers')
  expect(written).toHaveLength(1)
  expect(await commands('reports')).not.toEqual(written)
})
