import { sql, type Kysely, type Migration } from 'kysely'

/** Numbers, reports, their papers and what remains to be done for them. */
export const reports: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table bulletin_counters (
        unit integer not null,
        year integer not null,
        last integer not null,
        primary key (unit, year)
      )`.execute(db)
    await sql`
      create table reports (
        id uuid primary key,
        unit integer not null,
        year integer not null,
        sequence integer not null,
        bop text not null unique,
        crime integer not null,
        municipality text,
        registered_at timestamptz not null,
        idempotency_key uuid not null unique,
        code_digest bytea not null unique,
        owner_digest bytea not null,
        wrapped_key bytea not null,
        body bytea not null,
        content_sha256 bytea not null,
        unique (unit, year, sequence)
      )`.execute(db)
    await sql`
      create table papers (
        report_id uuid primary key references reports (id),
        body bytea not null,
        sha256 bytea not null,
        sealed_at timestamptz not null
      )`.execute(db)
    await sql`
      create table outbox (
        id uuid primary key,
        kind text not null check (kind in ('paper', 'mail')),
        report_id uuid not null references reports (id),
        due_at timestamptz not null,
        attempts integer not null,
        leased_until timestamptz,
        leased_by text,
        done_at timestamptz,
        unique (report_id, kind)
      )`.execute(db)
    await sql`create index outbox_due on outbox (due_at) where done_at is null`.execute(db)
  },
}
