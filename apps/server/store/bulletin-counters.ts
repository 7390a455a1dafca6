import { sql, type Kysely, type Transaction } from 'kysely'
import type { LastNumber } from './last-numbers.ts'
import type { Database, NumberSkipsTable } from './tables/tables.ts'

/** Ends a transaction that got a number which was given before: the database has lost rows. */
export class NumberGivenBefore extends Error {
  override name = 'NumberGivenBefore'
  readonly lastGiven: LastNumber

  constructor(lastGiven: LastNumber) {
    super('The database is behind the numbers that were given')
    this.lastGiven = lastGiven
  }
}

/**
 * The next number of the unit's year. The row stays locked until the transaction ends: a number is given only together with
 * its report, so that there are no gaps and no duplicates. Throws NumberGivenBefore for one that is not above `given`, or
 * not above what another server knows to have been given.
 */
export async function nextSequence(
  trx: Transaction<Database>,
  unit: number,
  year: number,
  given = 0,
): Promise<number> {
  const row = await trx
    .insertInto('bulletin_counters')
    .values({ unit, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['unit', 'year']).doUpdateSet({ last: sql`bulletin_counters.last + 1` }),
    )
    .returning(['last', 'given'])
    .executeTakeFirstOrThrow()
  const known = Math.max(given, row.given)
  if (row.last <= known) throw new NumberGivenBefore({ unit, year, last: known })
  return row.last
}

export type Counter = LastNumber & { given: number }

export function readCounters(db: Kysely<Database>): Promise<Counter[]> {
  return db.selectFrom('bulletin_counters').selectAll().orderBy('year').orderBy('unit').execute()
}

/** Records for every server that the counter is behind: no number is given until the lost ones are skipped. */
export async function holdNumbers(db: Kysely<Database>, { unit, year, last }: LastNumber): Promise<void> {
  await db
    .insertInto('bulletin_counters')
    .values({ unit, year, last: 0, given: last })
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'year'])
        .doUpdateSet({ given: sql`greatest(bulletin_counters.given, excluded.given)` }),
    )
    .execute()
}

/** `given` is the highest number that is known to have been given, where any is. */
type Skip = LastNumber & { given?: number; reason?: NumberSkipsTable['reason'] }

/**
 * Skips numbers that may have been given before: the next number is above `last`. Never lowers the counter. What was skipped
 * is recorded with its reason, and how much of it is missing.
 */
export async function skipNumbersTo(
  db: Kysely<Database>,
  { unit, year, last, given = 0, reason = 'restore' }: Skip,
): Promise<void> {
  const skip = async (trx: Kysely<Database>) => {
    // Locks the counter, also of a year that has none yet.
    const before = await trx
      .insertInto('bulletin_counters')
      .values({ unit, year, last: 0 })
      .onConflict((conflict) =>
        conflict.columns(['unit', 'year']).doUpdateSet({ last: sql`bulletin_counters.last` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    if (before.last >= last) return
    const counter = trx.updateTable('bulletin_counters').set({ last })
    await counter.where('unit', '=', unit).where('year', '=', year).execute()
    await trx
      .insertInto('number_skips')
      .values({
        unit,
        year,
        after: before.last,
        up_to: last,
        reason,
        given: given > before.last ? Math.min(given, last) : null,
      })
      .execute()
  }
  await (db.isTransaction ? skip(db) : db.transaction().execute(skip))
}

export function readSkips(db: Kysely<Database>) {
  return db.selectFrom('number_skips').selectAll().orderBy('id').execute()
}
