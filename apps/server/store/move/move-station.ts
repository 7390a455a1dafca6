import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../tables/tables.ts'
import { copySequences, copyTable } from './copy-table.ts'
import { movableTables, type MovedTable } from './movable-tables.ts'
import { findMove, noteMove } from './moves.ts'
import { digestOfAll, tableDigests, type TableDigest } from './table-digests.ts'

export type MoveResult = {
  /** `again`: an earlier run had done it all but the last mark. */
  outcome: 'moved' | 'again'
  tables: readonly TableDigest[]
}

/** Why a station cannot be moved, for the operator; nothing was changed. */
export class MoveRefused extends Error {
  override name = 'MoveRefused'
}

/**
 * Moves everything that a station keeps from one database into another, all or nothing: the other is filled and compared in one
 * transaction. Afterwards no server starts with the database that was left. Both have the tables of this version.
 */
export async function moveStation(
  source: Kysely<Database>,
  target: Kysely<Database>,
  say: (line: string) => void,
): Promise<MoveResult> {
  const tables = await movableTables(source)
  return source
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (left) => {
      // Before anything is read: what this transaction sees begins after everybody else's last write.
      await lockTables(left, tables)
      await plainText(left)
      await refuseServers(left)
      say('Reading the database that is left')
      const digests = await tableDigests(left, tables, 'left')
      const content = digestOfAll(digests)
      const arrived = await findMove(target, 'here')
      if (arrived && !arrived.content_digest.equals(content))
        throw new MoveRefused('Another station, or another state of this one, was moved into that database')
      if (!arrived) await fill(left, target, { tables, digests, content, say })
      await noteMove(left, 'away', content)
      return { outcome: arrived ? 'again' : 'moved', tables: digests }
    })
}

type Filling = {
  tables: readonly MovedTable[]
  digests: readonly TableDigest[]
  content: Buffer
  say: (line: string) => void
}

async function fill(
  source: Transaction<Database>,
  target: Kysely<Database>,
  { tables, digests, content, say }: Filling,
): Promise<void> {
  await target.transaction().execute(async (reached) => {
    await lockTables(reached, tables)
    await plainText(reached)
    await refuseServers(reached)
    await refuseStation(reached)
    await sql`set constraints all immediate`.execute(reached)
    const guarded = tables.filter(({ hasTriggers }) => hasTriggers)
    // What triggers keep is copied itself.
    for (const { name } of guarded) await triggers(reached, name, 'disable')
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(reached)
    for (const table of tables) {
      const rows = await copyTable(source, reached, table)
      if (rows > 0) say(`${table.name}: ${rows} rows`)
    }
    await copySequences(source, reached, tables)
    for (const { name } of guarded) await triggers(reached, name, 'enable')
    say('Comparing what arrived')
    const found = await tableDigests(reached, tables, 'reached')
    const other = digests.find(({ name, rows, sum }) =>
      found.every((one) => one.name !== name || one.rows !== rows || one.sum !== sum),
    )
    if (other) throw new MoveRefused(`${other.name} did not arrive as it is; nothing was moved`)
    await noteMove(reached, 'here', content)
  })
}

const triggers = (db: Kysely<Database>, table: string, what: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(what)} trigger user`.execute(db)

/** Both databases write values the same way. */
async function plainText(db: Kysely<Database>): Promise<void> {
  for (const [name, value] of [
    ['TimeZone', 'UTC'],
    ['DateStyle', 'ISO, YMD'],
    ['IntervalStyle', 'iso_8601'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
  ])
    await sql`select set_config(${name}, ${value}, true)`.execute(db)
}

/** Nobody may write while it is copied: servers and commands that begin now wait, and find that the station has gone. */
async function lockTables(db: Kysely<Database>, tables: readonly MovedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await sql`lock table ${names} in exclusive mode`.execute(db)
}

async function refuseServers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct left(application_name, 16) as name from pg_stat_activity
    where datname = current_database() and application_name like 'station %'`.execute(db)
  if (rows.length > 0)
    throw new MoveRefused(
      `Stop every server first: ${rows.map(({ name }) => name).join(', ')} still has connections`,
    )
}

/** A database in which a server was started has secrets; one that gave a number has a counter. */
async function refuseStation(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from reports) or exists (select 1 from station_secrets) or exists (select 1 from officers)
      or exists (select 1 from bulletin_counters) or exists (select 1 from streets) as taken`.execute(db)
  if (rows[0]?.taken !== false)
    throw new MoveRefused('The database to move into is not empty: a station has been at work there')
}
