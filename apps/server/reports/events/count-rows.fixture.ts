import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** How many rows the database gives while something is done in a transaction. */
export function countRows(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let rows = 0
    const counted = trx.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        rows += result.rows.length
        return Promise.resolve(result)
      },
    })
    await work(counted)
    return rows
  })
}
