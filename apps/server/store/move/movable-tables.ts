import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

export type MovedColumn = {
  name: string
  type: string
  /** What is read of it in the database that is left. */
  expression: string
}
export type MovedTable = { name: string; columns: readonly MovedColumn[]; hasTriggers: boolean }

/** They belong to the database, not to the station. */
const ofTheDatabase = [
  'kysely_migration',
  'kysely_migration_lock',
  'migration_gate',
  'schema_compatibility',
  'station_moves',
]

/**
 * Transaction numbers begin anew in another database: what was written here would count as younger than what is written there. So
 * events get the places of their order as positions of one old transaction, and receivers the place up to which they were told.
 */
const expressions: Readonly<Record<string, string>> = {
  'report_events.xact': `'3'::xid8`,
  'report_events.position': 'row_number() over (order by one.xact, one.position)',
  'receivers.xact': `'3'::xid8`,
  'receivers.position':
    '(select count(*) from report_events event where (event.xact, event.position) <= (one.xact, one.position))',
}

/** All tables of a station, each after those that its rows name. */
export async function movableTables(db: Kysely<Database>): Promise<MovedTable[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string; has_triggers: boolean }>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      exists (select 1 from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as has_triggers
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relname, attname`.execute(db)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select one.relname as from, other.relname as to from pg_constraint
    join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and one.relnamespace = 'public'::regnamespace`.execute(db)
  const tables = new Map<string, { name: string; columns: MovedColumn[]; hasTriggers: boolean }>()
  for (const { table, name, type, has_triggers: hasTriggers } of columns) {
    if (ofTheDatabase.includes(table)) continue
    const known = tables.get(table) ?? { name: table, columns: [], hasTriggers }
    const expression = expressions[`${table}.${name}`] ?? `one."${name}"`
    known.columns.push({ name, type, expression })
    tables.set(table, known)
  }
  return inOrder([...tables.values()], references)
}

function inOrder(tables: MovedTable[], references: readonly { from: string; to: string }[]): MovedTable[] {
  const ordered: MovedTable[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name))
    const free = [...left].filter(({ name }) =>
      references.every(({ from, to }) => from !== name || !waiting.has(to)),
    )
    if (free.length === 0) throw new Error('Tables name each other in a circle')
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
