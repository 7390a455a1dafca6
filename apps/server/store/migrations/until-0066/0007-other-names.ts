import { sql, type Kysely, type Migration } from 'kysely'

/** Former and popular names of a street, one a line, by which it is found as well. */
export const otherNames: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table streets add column other_names text not null default ''`.execute(db)
  },
}
