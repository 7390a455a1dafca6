import { sql, type Kysely, type Migration } from 'kysely'

/**
 * The digest of a code changes when a code is closed or renewed. With a plain unique constraint it counts as a key of the row:
 * a transaction that changed it waited in a circle with one that added an event. An index with a condition is unique and no key.
 */
export const codeDigestIndex: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table reports drop constraint reports_code_digest_key`.execute(db)
    await sql`
      create unique index reports_code_digest on reports (code_digest) where code_digest is not null`.execute(
      db,
    )
  },
}
