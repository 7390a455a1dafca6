import { sql, type Kysely, type Migration } from 'kysely'

/** What the thread of a report keeps beside its events. */
export const thread: Migration = {
  async up(db: Kysely<never>) {
    // Codes besides the one in `reports`: those that only read, and one that was given in person. An ended one is kept for its name.
    await sql`
      create table thread_codes (
        id uuid primary key,
        report_id uuid not null references reports (id),
        digest bytea not null,
        only_reads boolean not null,
        given_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db)
    await sql`create index thread_codes_report on thread_codes (report_id, digest)`.execute(db)
    await sql`
      create table thread_visits (
        report_id uuid primary key references reports (id),
        seen_at timestamptz not null,
        before_at timestamptz
      )`.execute(db)
    await sql`
      create table thread_acts (
        report_id uuid not null references reports (id),
        key_digest bytea not null,
        request_digest bytea not null,
        at timestamptz not null,
        primary key (report_id, key_digest)
      )`.execute(db)
    await sql`
      create table addenda (
        report_id uuid not null references reports (id),
        place integer not null check (place > 0),
        body bytea not null,
        sha256 bytea not null,
        answered_at timestamptz not null,
        sealed_at timestamptz not null,
        signer text not null,
        seal_valid_until timestamptz not null,
        seal_time_trusted boolean not null,
        seal_time_by text,
        primary key (report_id, place)
      )`.execute(db)
    // The desk reads them like papers: of its own units alone, by the second wall.
    await sql`alter table addenda enable row level security`.execute(db)
    await sql`
      create policy by_unit on addenda for select using (
        exists (select 1 from report_units held where held.report_id = addenda.report_id)
      )`.execute(db)
  },
}
