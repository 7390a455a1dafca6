import { sql, type Kysely, type Migration } from 'kysely'

const own = sql.raw(`unit_id = any(nullif(current_setting('desk.units', true), '')::integer[])`)
const held = sql.raw(
  'exists (select 1 from report_units held where held.report_id = report_progress.report_id)',
)

/**
 * The same wall in front of the rows that lists read, which know their unit: it is asked first, so that a queue of 100,000
 * reports looks none of them up among the units (0.5 s a page). The other half is for a row that just goes to another unit.
 */
export const queuePolicy: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop policy by_unit on report_progress`.execute(db)
    await sql`create policy by_unit on report_progress using (${own} or ${held}) with check (${own} or ${held})`.execute(
      db,
    )
  },
}
