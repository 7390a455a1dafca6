import { sql, type Kysely, type Migration } from 'kysely'

/** A duty may end on a day, of the State's calendar, and a closed account may be opened again by two people. */
export const dutiesEnd: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table officer_duties add column last_day date`.execute(db)
    await sql`alter table recoveries add column reopens boolean not null default false`.execute(db)
  },
}
