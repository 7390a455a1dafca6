import { sql, type Kysely, type Migration } from 'kysely'

/** Which unit answers for a place; an empty neighbourhood stands for the rest of the municipality. */
export const units: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table responsible_units (
        municipality integer not null,
        neighbourhood text not null,
        name text not null,
        address text not null,
        primary key (municipality, neighbourhood)
      )`.execute(db)
  },
}
