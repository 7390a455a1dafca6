import { sql, type Kysely, type Migration } from 'kysely'

/** The sealed request to a judge for protective measures: one for each report, made once its risk form was handed in. */
export const petitions: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table petitions (
        report_id uuid primary key references reports (id),
        body bytea not null,
        sha256 bytea not null,
        made_at timestamptz not null,
        sealed_at timestamptz not null,
        signer text,
        seal_valid_until timestamptz,
        seal_time_trusted boolean,
        seal_time_by text
      )`.execute(db)
    await sql`create index petitions_sha256 on petitions (sha256)`.execute(db)
    await sql`alter table petitions enable row level security`.execute(db)
    // The desk reads them like papers: of its own units alone, by the second wall.
    await sql`
      create policy by_unit on petitions for select using (
        exists (select 1 from report_units held where held.report_id = petitions.report_id)
      )`.execute(db)
    // Only allows more: code of before is not refused.
    await sql`
      alter table outbox drop constraint outbox_kind_check,
        add constraint outbox_kind_check check (kind in ('paper', 'mail', 'notice', 'petition'))`.execute(db)
  },
}
