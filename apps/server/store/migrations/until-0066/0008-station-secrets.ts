import { sql, type Kysely, type Migration } from 'kysely'

/** The station's own secrets, each locked with the station key: that they open shows that the key is the right one. */
export const stationSecrets: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table station_secrets (
        name text primary key check (name in ('lookup', 'receipt')),
        locked bytea not null
      )`.execute(db)
  },
}
