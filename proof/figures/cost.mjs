// @ts-check
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '../../apps/server/dist/store/connection/database.js'
import { startEmbeddedPostgres } from '../../apps/server/dist/store/embedded/embedded-postgres.js'
import { processorSeconds } from '../soak/process-sample.mjs'
import { startStation } from '../station.mjs'
import { startTask } from './task.mjs'

const reports = Number(process.env['BENCH_REPORTS'] || 1000)
const warmUp = 50

/** What one report with its document and its letter costs: processor by who takes it, the database's room, its log. */
export async function measure() {
  const station = await startStation({ DESK_PORT: 'off' })
  // The station's own database, which is running already.
  const postgres = await startEmbeddedPostgres({ dataDir: station.dataDir })
  const pool = openPool(postgres.url, { connections: 1 })
  const people = startTask('register-by-http.mjs', [station.address, '4'])
  const db = await pool.connect()
  try {
    await people.ask({ reports: warmUp })
    await emptyOutbox(db)
    const before = await state(db, station.pid)
    await people.ask({ reports })
    await emptyOutbox(db)
    const after = await state(db, station.pid)
    return figuresOf(before, after)
  } finally {
    db.release()
    await pool.end()
    await people.end()
    await station.stop()
    if (postgres.isAlive()) await postgres.stop()
    station.remove()
  }
}

/** @typedef {Awaited<ReturnType<ReturnType<typeof openPool>['connect']>>} Client */
/** @typedef {{ server: number, printer: number, database: number, bytes: number, log: number, tables: Map<string, number> }} State */

/** @param {State} before @param {State} after @returns {import('../figures.mjs').Figure[]} */
function figuresOf(before, after) {
  const each = (/** @type {Exclude<keyof State, 'tables'>} */ of) => (after[of] - before[of]) / reports
  const ms = (/** @type {Exclude<keyof State, 'tables'>} */ of) => `${(each(of) * 1000).toFixed(1)} ms`
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
  const largest = [...after.tables]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.tables.get(table) ?? 0)) / reports }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
  return [
    { what: `processor of the server, each of ${reports} reports`, found: ms('server') },
    { what: 'processor of its printer', found: ms('printer') },
    { what: 'processor of the database', found: ms('database') },
    { what: 'room in the database', found: kilobytes(each('bytes')) },
    ...largest.map(({ table, bytes }) => ({ what: `  of it ${table}`, found: kilobytes(bytes) })),
    { what: 'log of the database (WAL), with its full pages', found: kilobytes(each('log')) },
  ]
}

/** @param {Client} db @param {number} server @returns {Promise<State>} */
async function state(db, server) {
  await db.query('checkpoint', [])
  const { rows } = await db.query(
    `select pg_backend_pid() as pid, pg_database_size(current_database())::float8 as bytes,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log`,
    [],
  )
  const tables = await db.query(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    [],
  )
  const backend = readFileSync(`/proc/${Number(rows[0]?.['pid'])}/status`, 'utf8')
  const used = processorSeconds(server)
  const database = processorSeconds(Number(/^PPid:\s+(\d+)/m.exec(backend)?.[1]))
  return {
    server: used.own,
    printer: used.children,
    database: database.own + database.children,
    bytes: Number(rows[0]?.['bytes']),
    log: Number(rows[0]?.['log']),
    tables: new Map(tables.rows.map((row) => [String(row['name']), Number(row['bytes'])])),
  }
}

/** @param {Client} db */
async function emptyOutbox(db) {
  for (;;) {
    const { rows } = await db.query('select 1 from outbox where done_at is null limit 1', [])
    if (rows.length === 0) return
    await sleep(500)
  }
}
