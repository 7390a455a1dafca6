import { sql, type Kysely, type Migration } from 'kysely'

/**
 * An export that was signed: since when it can be downloaded, and until when a download under way holds it. Requests for an
 * original that still wait end: their texts did not name the file, and would not be what was signed.
 */
export const exports: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      alter table signature_requests add column begun_at timestamptz, add column leased_until timestamptz`.execute(
      db,
    )
    await sql`
      update signature_requests set expires_at = least(expires_at, now())
      where act = 'abrir-original' and used_at is null`.execute(db)
  },
}
