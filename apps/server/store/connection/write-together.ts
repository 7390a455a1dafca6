import { sql, type OperationNodeSource, type Transaction } from 'kysely'
import type { Database } from '../tables/tables.ts'

/**
 * Writes rows of several tables, built by the files of those tables, in one statement: each way to the database and back costs more
 * than a row. Answers what the last query reads, as it was before the writes.
 */
export async function writeTogether<Row = unknown>(
  trx: Transaction<Database>,
  writes: readonly OperationNodeSource[],
  read: OperationNodeSource = sql`select 1`,
): Promise<Row[]> {
  const named = writes.map((write, place) => sql`${sql.ref(`write_${place}`)} as (${write})`)
  const { rows } = await sql<Row>`with ${sql.join(named)} ${read}`.execute(trx)
  return rows
}
