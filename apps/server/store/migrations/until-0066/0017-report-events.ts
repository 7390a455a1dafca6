import { sql, type Kysely, type Migration } from 'kysely'

/** Whether a row's report is in one of the units of the statement's officer. */
const held = (table: string) =>
  sql`exists (select 1 from report_units held where held.report_id = ${sql.ref(`${table}.report_id`)})`

/**
 * What became of each report: its events, which are the truth; the texts that they name, encrypted; and a row that lists sort
 * by, written anew with each event. The portal's role owns them; every connection of the desk is held by the policies.
 */
export const reportEvents: Migration = {
  async up(db: Kysely<never>) {
    await addEvents(db)
    await addTexts(db)
    await addProgress(db)
    for (const table of ['report_events', 'report_texts', 'report_progress']) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
      await sql`
        create policy by_unit on ${sql.table(table)} using (${held(table)}) with check (${held(table)})`.execute(
        db,
      )
    }
  },
}

async function addEvents(db: Kysely<never>): Promise<void> {
  // The transaction is kept for readers that follow the events: positions are not visible in their order.
  await sql`
    create table report_events (
      report_id uuid not null references reports (id),
      seq integer not null,
      id uuid not null unique,
      kind text not null,
      at timestamptz not null,
      author jsonb not null,
      payload jsonb not null,
      position bigint generated always as identity,
      xact xid8 not null default pg_current_xact_id(),
      primary key (report_id, seq)
    )`.execute(db)
  await sql`create index report_events_order on report_events (xact, position)`.execute(db)
  await sql`
    create trigger report_events_are_only_added before update or delete or truncate on report_events
    for each statement execute function refuse_change()`.execute(db)
}

async function addTexts(db: Kysely<never>): Promise<void> {
  await sql`
    create table report_texts (
      id uuid primary key,
      report_id uuid not null references reports (id),
      body bytea not null
    )`.execute(db)
  await sql`create index report_texts_report on report_texts (report_id)`.execute(db)
}

async function addProgress(db: Kysely<never>): Promise<void> {
  await sql`
    create table report_progress (
      report_id uuid primary key references reports (id),
      unit_id integer not null references police_units (id),
      state text not null,
      since timestamptz not null,
      registered_at timestamptz not null,
      crime integer not null,
      is_open boolean not null,
      is_urgent boolean not null,
      due_at timestamptz not null,
      late_at timestamptz not null,
      holder uuid references officers (id),
      holder_until timestamptz,
      waits_citizen boolean not null,
      unanswered_since timestamptz,
      undelivered boolean not null,
      version integer not null,
      next_change_at timestamptz
    )`.execute(db)
  await sql`
    create index report_progress_queue on report_progress (unit_id, is_urgent desc, due_at, registered_at, report_id)
    where is_open`.execute(db)
  await sql`
    create index report_progress_changes on report_progress (next_change_at) where next_change_at is not null`.execute(
    db,
  )
}
