import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A history folded: what its final events led to, so that the next one is added without reading them all. A report without a
 * row, or with one of other rules, is read whole once. Only the role that opens reports reads it, as it reads their events.
 */
export const reportFolds: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table report_folds (
        report_id uuid primary key references reports (id),
        rules integer not null,
        seq integer not null,
        at timestamptz not null,
        final_seq integer not null,
        final jsonb not null
      )`.execute(db)
    await sql`alter table report_folds enable row level security`.execute(db)
    const held = sql`exists (select 1 from report_units held where held.report_id = report_folds.report_id)`
    await sql`create policy by_unit on report_folds using (${held}) with check (${held})`.execute(db)
  },
}
