import { sql, type Kysely, type Migration } from 'kysely'

/** Answers about the risk that a citizen has not handed in. No role of the desk gets a right on them, and no policy lets one see a row. */
export const riskFormDrafts: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table risk_form_drafts (
        report_id uuid primary key references reports (id),
        body bytea not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index risk_form_drafts_expiry on risk_form_drafts (expires_at)`.execute(db)
    await sql`alter table risk_form_drafts enable row level security`.execute(db)
  },
}
