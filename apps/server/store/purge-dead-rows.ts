import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/**
 * Removes overwritten rows from the tables, and lets the database reuse the log that still holds them. False where the
 * database's user is not allowed to: the operator must then do it.
 */
export async function purgeDeadRows(db: Kysely<Database>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await sql`vacuum reports, papers, interviews, outbox, station_secrets`.execute(connection)
      await sql`select pg_switch_wal()`.execute(connection)
      await sql`checkpoint`.execute(connection)
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === notAllowed) return false
      throw error
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

const notAllowed = '42501'
