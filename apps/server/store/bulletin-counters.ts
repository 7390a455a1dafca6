import { sql, type Kysely, type Transaction } from 'kysely'
import type { NumberMark } from './last-numbers.ts'
import type { Database } from './tables.ts'

/**
 * The next number of the unit's year. The row stays locked until the transaction ends: a number is given only together with
 * the report that bears it, so there is never a gap, and never one twice.
 */
export async function nextSequence(trx: Transaction<Database>, unit: number, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('bulletin_counters')
    .values({ unit, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['unit', 'year']).doUpdateSet({ last: sql`bulletin_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Leaves out what may have been given before: the next number is above `last`. Never lowers the counter. */
export async function skipNumbersTo(db: Kysely<Database>, { unit, year, last }: NumberMark): Promise<void> {
  await db
    .insertInto('bulletin_counters')
    .values({ unit, year, last })
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'year'])
        .doUpdateSet({ last: sql`greatest(bulletin_counters.last, excluded.last)` }),
    )
    .execute()
}
