import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { MovedTable } from './movable-tables.ts'

/** How many bytes of rows are in memory at once, about. */
const batchBytes = 4_000_000
const mostRows = 2000

type Row = Record<string, string | null>

/** Copies all rows of a table; both databases are in a transaction. Returns how many. */
export async function copyTable(
  source: Kysely<Database>,
  target: Kysely<Database>,
  table: MovedTable,
): Promise<number> {
  const read = table.columns.map(({ name, expression }) => `(${expression})::text as "${name}"`).join()
  await sql`declare moved no scroll cursor for select ${sql.raw(read)} from ${sql.table(table.name)} one`.execute(
    source,
  )
  const size = await rowsAtOnce(source, table.name)
  let copied = 0
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(size)} from moved`.execute(source)
    if (rows.length > 0) await insertRows(target, table, rows)
    copied += rows.length
    if (rows.length < size) break
  }
  await sql`close moved`.execute(source)
  return copied
}

async function rowsAtOnce(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number; count: number }>`
    select pg_table_size(${table}::regclass)::float8 as bytes, (select count(*) from ${sql.table(table)})::float8 as count
  `.execute(db)
  const { bytes, count } = rows[0] ?? { bytes: 0, count: 0 }
  const each = Math.max(1, bytes / Math.max(1, count))
  return Math.min(mostRows, Math.max(1, Math.floor(batchBytes / each)))
}

/** One array a column: values keep the form that PostgreSQL itself writes and reads. */
async function insertRows(
  target: Kysely<Database>,
  { name, columns }: MovedTable,
  rows: Row[],
): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join()
  const typed = columns.map((column, place) => `value_${place}::${column.type}`).join()
  const places = columns.map((_, place) => `value_${place}`).join()
  const arrays = sql.join(
    columns.map((column) => sql`${rows.map((row) => row[column.name] ?? null)}::text[]`),
  )
  await sql`
    insert into ${sql.table(name)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(typed)} from unnest(${arrays}) as given (${sql.raw(places)})`.execute(target)
}

/** What is counted goes on after the last. */
export async function copySequences(
  source: Kysely<Database>,
  target: Kysely<Database>,
  tables: readonly MovedTable[],
): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns) {
      const sequence = await sequenceOf(source, name, column.name)
      if (sequence === undefined) continue
      const { rows } = await sql<{ last: string; called: boolean }>`
        select last_value::text as last, is_called as called from ${sql.raw(sequence)}`.execute(source)
      const { last = '1', called = false } = rows[0] ?? {}
      await sql`
        select setval(pg_get_serial_sequence(${name}, ${column.name}), ${last}::bigint, ${called})`.execute(
        target,
      )
    }
}

async function sequenceOf(db: Kysely<Database>, table: string, column: string): Promise<string | undefined> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${table}, ${column}) as sequence`.execute(db)
  return rows[0]?.sequence ?? undefined
}
