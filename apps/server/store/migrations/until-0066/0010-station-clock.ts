import { sql, type Kysely, type Migration } from 'kysely'

/** Whose year's numbers are given and by which clock; what was left out of the numbers, and what must not be given again. */
export const stationClock: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table station_clock (
        id integer primary key check (id = 1),
        year integer not null,
        seen_at timestamptz not null,
        doubted_until timestamptz,
        confirmed integer not null default 0
      )`.execute(db)
    await sql`
      insert into station_clock (id, year, seen_at)
      select 1, max(year), max(registered_at) from reports having count(*) > 0`.execute(db)
    await sql`alter table bulletin_counters add column given integer not null default 0`.execute(db)
    await sql`
      create table number_skips (
        id bigint generated always as identity primary key,
        unit integer not null,
        year integer not null,
        after integer not null,
        up_to integer not null,
        reason text not null check (reason in ('operator', 'restore')),
        skipped_at timestamptz not null default now()
      )`.execute(db)
  },
}
