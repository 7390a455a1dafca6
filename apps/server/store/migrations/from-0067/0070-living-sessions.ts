import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Whether a session still lives, for the roles that read reports and have no right on sessions: an act that waited for another
 * is not done for somebody whose session ended meanwhile. A session that a new proof replaced lives on in the new one.
 */
export const livingSessions: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create function session_lives(token bytea) returns boolean
      language sql stable security definer set search_path = public, pg_temp
      return exists (
        select 1 from desk_sessions known
        join desk_sessions living
          on living.officer_id = known.officer_id and living.started_at = known.started_at and living.ended_at is null
        where known.token_digest = token
      )`.execute(db)
    await sql`revoke all on function session_lives from public`.execute(db)
  },
}
