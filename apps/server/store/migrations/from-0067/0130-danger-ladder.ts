import { sql, type Kysely, type Migration } from 'kysely'

/** Who is told that nobody opens an urgent report: since when each waits, the contacts of units, and the messages on their way. */
export const dangerLadder: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      alter table report_progress add column unopened_since timestamptz, add column danger_times smallint`.execute(
      db,
    )
    await sql`
      create index report_progress_unopened on report_progress (unopened_since) where unopened_since is not null`.execute(
      db,
    )
    // Such rows are written anew at the station's next look.
    await sql`update report_progress set next_change_at = registered_at where is_urgent`.execute(db)
    await sql`
      alter table responsible_units
        add column duty_email text not null default '',
        add column chief_email text not null default ''`.execute(db)
    await sql`
      create table danger_messages (
        id uuid primary key,
        unit_id integer not null references police_units (id),
        step text not null check (step in ('duty', 'chief', 'station')),
        way text not null check (way in ('email', 'webhook')),
        since timestamptz not null,
        reports integer not null,
        made_at timestamptz not null default now(),
        planned_at timestamptz not null,
        due_at timestamptz not null,
        attempts integer not null default 0,
        leased_until timestamptz,
        leased_by text,
        ended_at timestamptz
      )`.execute(db)
    // Only allows more: it is of the new table. What is not being sent yet takes further reports of its unit along.
    await sql`
      create unique index danger_messages_gathering on danger_messages (unit_id, step, way)
      where attempts = 0 and ended_at is null`.execute(db)
    await sql`create index danger_messages_open on danger_messages (way, due_at) where ended_at is null`.execute(
      db,
    )
  },
}
