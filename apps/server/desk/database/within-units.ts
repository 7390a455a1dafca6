import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/**
 * A transaction that sees the reports of these units and of no others. The units end with the transaction, so that the next
 * user of the connection has none. Every query still names its units: this is the second wall.
 */
export function withinUnits<T>(
  db: Kysely<Database>,
  units: readonly number[],
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('desk.units', ${`{${units.join(',')}}`}, true)`.execute(trx)
    return work(trx)
  })
}
