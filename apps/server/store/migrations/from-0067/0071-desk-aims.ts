import { sql, type Kysely, type Migration } from 'kysely'

/**
 * In how many hours the desk wants what done, as the operator set it: one row for all servers and commands, so that a report's
 * row in the lists never depends on which of them wrote it.
 */
export const deskAims: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table desk_aims (
        id integer primary key check (id = 1),
        first_look integer not null,
        analysis integer not null,
        after_answer integer not null,
        decision integer not null,
        reply integer not null
      )`.execute(db)
    await sql`insert into desk_aims values (1, 24, 24, 24, 24, 48)`.execute(db)
  },
}
