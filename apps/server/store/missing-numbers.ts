import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** Numbers that were given, and whose reports the database does not have: from the first to the last of them. */
export type MissingNumbers = { unit: number; year: number; first: number; last: number; since: Date }

/** Those of which nobody has said yet that they were dealt with. */
export async function readMissing(db: Kysely<Database>): Promise<MissingNumbers[]> {
  const rows = await db
    .selectFrom('number_skips')
    .select(['unit', 'year', 'after', 'given', 'skipped_at'])
    .where('given', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ unit, year, after, given, skipped_at: since }) =>
    given === null ? [] : [{ unit, year, first: after + 1, last: given, since }],
  )
}

export const countMissing = (missing: readonly MissingNumbers[]): number =>
  missing.reduce((sum, { first, last }) => sum + last - first + 1, 0)

/** Anybody who has one of them was told, as far as that is possible. */
export async function settleMissing(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('number_skips')
    .set({ settled_at: sql`now()` })
    .where('given', 'is not', null)
    .where('settled_at', 'is', null)
    .execute()
}
