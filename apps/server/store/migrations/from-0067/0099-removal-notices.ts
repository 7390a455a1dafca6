import { sql, type Kysely, type Migration } from 'kysely'

/** The sealed papers that tell a judge that the police took somebody out of the home: one for each time the order was told. */
export const removalNoticesTable: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table removal_notices (
        report_id uuid not null references reports (id),
        number integer not null,
        body bytea not null,
        sha256 bytea not null,
        sealed_at timestamptz not null,
        signer text,
        seal_valid_until timestamptz,
        seal_time_trusted boolean,
        seal_time_by text,
        primary key (report_id, number)
      )`.execute(db)
    await sql`create index removal_notices_sha256 on removal_notices (sha256)`.execute(db)
    await sql`alter table removal_notices enable row level security`.execute(db)
    // The desk reads them like papers: of its own units alone, by the second wall.
    await sql`
      create policy by_unit on removal_notices for select using (
        exists (select 1 from report_units held where held.report_id = removal_notices.report_id)
      )`.execute(db)
  },
}
