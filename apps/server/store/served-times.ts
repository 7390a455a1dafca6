import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/**
 * Notes that a server can take reports now, by the clock of the database: its last time goes on, or a new one begins where more
 * than `unseenMs` have passed.
 */
export async function noteServed(db: Kysely<Database>, server: string, unseenMs: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('served_times')
    .set({ until: sql<Date>`now()` })
    .where('server', '=', server)
    .where('until', '>=', sql<Date>`now() - ${unseenMs / 1000} * interval '1 second'`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('served_times')
    .values({ server, since: sql<Date>`now()`, until: sql<Date>`now()` })
    .onConflict((conflict) => conflict.columns(['server', 'since']).doNothing())
    .execute()
}

/** The times of all servers that ended after an instant. */
export const servedTimesSince = (
  db: Kysely<Database>,
  instant: Date,
): Promise<{ since: Date; until: Date }[]> =>
  db.selectFrom('served_times').select(['since', 'until']).where('until', '>=', instant).execute()

/** Forgets times that ended before an instant. */
export async function forgetServedTimes(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom('served_times').where('until', '<', instant).execute()
}
