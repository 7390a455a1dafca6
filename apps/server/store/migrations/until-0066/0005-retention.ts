import { sql, type Kysely, type Migration } from 'kysely'

/** When a report's key was destroyed, and what must still be said of its paper afterwards. */
export const retention: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table reports add column key_destroyed_at timestamptz`.execute(db)
    await sql`alter table papers add column signer text`.execute(db)
    await sql`create index reports_age on reports (registered_at) where key_destroyed_at is null`.execute(db)
  },
}
