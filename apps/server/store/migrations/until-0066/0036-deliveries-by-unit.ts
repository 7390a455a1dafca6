import { sql, type Kysely, type Migration } from 'kysely'

/** The desk sees what did not reach another system of the reports of its own units, and no others. */
export const deliveriesByUnit: Migration = {
  async up(db: Kysely<never>) {
    const held = sql`exists (select 1 from report_units held where held.report_id = deliveries.report_id)`
    await sql`alter table deliveries enable row level security`.execute(db)
    await sql`create policy by_unit on deliveries using (${held}) with check (${held})`.execute(db)
  },
}
