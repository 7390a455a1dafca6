import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** What the database knows of the time, and its own clock at the moment of the query. */
export type ClockRow = {
  year: number
  seen_at: Date
  doubted_until: Date | null
  confirmed: number
  database_time: Date
}

/** Undefined in a database that never gave a number. */
export function findClock(db: Kysely<Database>): Promise<ClockRow | undefined> {
  return db
    .selectFrom('station_clock')
    .select([
      'year',
      'seen_at',
      'doubted_until',
      'confirmed',
      sql<Date>`clock_timestamp()`.as('database_time'),
    ])
    .executeTakeFirst()
}

/** Sets the first year of a new database; of several servers the first one wins. */
export async function beginClock(db: Kysely<Database>, year: number, seenAt: Date): Promise<void> {
  await db
    .insertInto('station_clock')
    .values({ id: 1, year, seen_at: seenAt, doubted_until: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** From now on the next year's numbers are given; true for the one server that did it. */
export async function openYear(db: Kysely<Database>, year: number, seenAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('station_clock')
    .set({ year, seen_at: later(seenAt) })
    .where('year', '=', year - 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records a trusted clock. Does nothing when the operator has confirmed another one in between. */
export async function keepClock(
  db: Kysely<Database>,
  { seenAt, doubtedUntil, confirmed }: { seenAt: Date; doubtedUntil: Date | undefined; confirmed: number },
): Promise<void> {
  await db
    .updateTable('station_clock')
    .set({
      seen_at: later(seenAt),
      // A small jump does not shorten the doubt after a large one; greatest() ignores null.
      ...(doubtedUntil && {
        doubted_until: sql<Date>`greatest(doubted_until, ${doubtedUntil}::timestamptz)`,
      }),
    })
    .where('confirmed', '=', confirmed)
    .execute()
}

/** The operator confirms the time and the year; what was trusted before no longer counts. */
export async function confirmClock(db: Kysely<Database>, year: number, seenAt: Date): Promise<void> {
  await beginClock(db, year, seenAt)
  await db
    .updateTable('station_clock')
    .set({ year, seen_at: seenAt, doubted_until: null, confirmed: sql<number>`confirmed + 1` })
    .execute()
}

const later = (seenAt: Date) => sql<Date>`greatest(seen_at, ${seenAt}::timestamptz)`
