import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { MovedTable } from './movable-tables.ts'

/** How many rows a table has, and the sum of their digests, whatever their order. */
export type TableDigest = { name: string; rows: number; sum: string }

/** `left`: in the database that is left, whose places of events the other one gets anew. */
export async function tableDigests(
  db: Kysely<Database>,
  tables: readonly MovedTable[],
  where: 'left' | 'reached',
): Promise<TableDigest[]> {
  const digests: TableDigest[] = []
  for (const { name, columns } of tables) {
    const read = columns.map((column) => {
      const value = where === 'left' ? column.expression : `one."${column.name}"`
      return `(${value})::text as "${column.name}"`
    })
    // 60 bits of each digest, so that the sum of any number of rows stays exact.
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*)::float8 as rows, coalesce(sum(('x' || left(digest, 15))::bit(60)::bigint::numeric), 0)
        || '/' || coalesce(sum(('x' || right(digest, 15))::bit(60)::bigint::numeric), 0) as sum
      from (select md5(row(given.*)::text) as digest
        from (select ${sql.raw(read.join())} from ${sql.table(name)} one) given) digests`.execute(db)
    digests.push({ name, rows: rows[0]?.rows ?? 0, sum: rows[0]?.sum ?? '' })
  }
  return digests
}

export const digestOfAll = (digests: readonly TableDigest[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(digests.map(({ name, rows, sum }) => [name, rows, sum])))
    .digest()
