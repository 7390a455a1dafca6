import { sql, type Kysely, type Migration } from 'kysely'

/** Rows of a report of the units of the statement's officer; see `0016-report-units.ts`. */
const held = (table: string) =>
  sql`exists (select 1 from report_units held where held.report_id = ${sql.ref(`${table}.report_id`)})`

/** What officers do with reports besides their events: looks, drafts, requests for a second signature. */
export const deskWork: Migration = {
  async up(db: Kysely<never>) {
    await addTables(db)
    await addClocks(db)
    await addIndexes(db)
    for (const table of ['report_looks', 'drafts', 'signature_requests']) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
      await sql`
        create policy by_unit on ${sql.table(table)} using (${held(table)}) with check (${held(table)})`.execute(
        db,
      )
    }
  },
}

async function addTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table report_looks (
      report_id uuid not null references reports (id),
      officer_id uuid not null references officers (id),
      role text not null,
      seen_at timestamptz not null,
      primary key (report_id, officer_id)
    )`.execute(db)
  await sql`
    create table desk_openings (
      officer_id uuid primary key references officers (id),
      times timestamptz[] not null
    )`.execute(db)
  await sql`
    create table drafts (
      officer_id uuid not null references officers (id),
      report_id uuid not null references reports (id),
      kind text not null,
      body bytea not null,
      saved_at timestamptz not null,
      primary key (report_id, officer_id, kind)
    )`.execute(db)
  await sql`
    create table signature_requests (
      id uuid primary key,
      report_id uuid not null references reports (id),
      unit_id integer not null references police_units (id),
      act text not null,
      asked_by uuid not null references officers (id),
      asked_role text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      body bytea not null,
      sha256 bytea not null,
      signed_by uuid references officers (id) check (signed_by <> asked_by),
      signed_role text,
      signed_sha256 bytea,
      refused_by uuid references officers (id),
      refusal bytea,
      used_at timestamptz
    )`.execute(db)
}

/** What lists show of each report without reading its events, on which their role has no right. */
async function addClocks(db: Kysely<never>): Promise<void> {
  await sql`
    alter table report_progress
      add column clocks jsonb not null default '[]',
      add column holder_role text`.execute(db)
  // The rows that are there are written anew at the first look of the station.
  await sql`update report_progress set next_change_at = registered_at`.execute(db)
}

/** A queue is read from the beginning of an index, however many reports its unit has. */
async function addIndexes(db: Kysely<never>): Promise<void> {
  await sql`create index signature_requests_unit on signature_requests (unit_id, asked_at)`.execute(db)
  await sql`create index report_progress_holder on report_progress (holder) where holder is not null`.execute(
    db,
  )
  await sql`create index report_progress_late on report_progress (unit_id, late_at) where is_open`.execute(db)
  await sql`
    create index report_progress_waiting on report_progress (unit_id, is_urgent desc, due_at, registered_at, report_id)
    where is_open and waits_citizen`.execute(db)
  await sql`
    create index report_progress_crime on report_progress (unit_id, crime, due_at) where is_open`.execute(db)
}
