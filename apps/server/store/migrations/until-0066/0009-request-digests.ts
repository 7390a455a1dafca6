import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A repeated registration is recognised by keyed digests. The Idempotency-Keys of older rows are turned into digests once
 * the station key is at hand (store/old-idempotency-keys.ts); of what those rows were sent with no digest can be had.
 */
export const requestDigests: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table reports alter column idempotency_key drop not null`.execute(db)
    await sql`alter table reports add column idempotency_digest bytea unique`.execute(db)
    await sql`alter table reports add column request_digest bytea`.execute(db)
  },
}
