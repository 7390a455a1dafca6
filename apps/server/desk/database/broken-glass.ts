import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** Who looks through the glass, at which report, and when. */
export type BrokenGlass = { officer: string; report: string; now: Date }

/**
 * A transaction that sees one report of any unit, where this officer has broken the glass for it and the hour is not over, and
 * otherwise nothing; like the units of `withinUnits` it ends with the transaction.
 */
export function withinBrokenGlass<T>(
  db: Kysely<Database>,
  glass: BrokenGlass,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('desk.units', '{}', true)`.execute(trx)
    await lookThrough(trx, glass)
    return work(trx)
  })
}

/** The same for reading only: the database writes nothing in it, whatever is asked. */
export const readThrough = <T>(
  db: Kysely<Database>,
  glass: BrokenGlass,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  withinBrokenGlass(db, glass, async (trx) => {
    await sql`set transaction read only`.execute(trx)
    return work(trx)
  })

const lookThrough = (trx: Transaction<Database>, { officer, report, now }: BrokenGlass) =>
  sql`
  select set_config('desk.officer', ${officer}, true), set_config('desk.glass', ${report}, true),
    set_config('desk.now', ${now.toISOString()}, true)`.execute(trx)
