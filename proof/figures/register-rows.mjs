// @ts-check
/**
 * `register-rows.mjs <database url> <connections>`: answers `{ seconds, units }` with how often in a second the rows of the first
 * report were written again, with other keys and the next number of one of so many units, in a transaction each.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { openPool } from '../../apps/server/dist/store/connection/database.js'
import { after, aSecond } from './a-second.mjs'

/** @typedef {Awaited<ReturnType<ReturnType<typeof openPool>['connect']>>} Client */
/** @typedef {{ name: string, type: string }} Column */
/** @typedef {{ table: string, columns: Column[], values: unknown[][] }} TableRows */

const [url = '', connections = '1'] = process.argv.slice(2)
const pool = openPool(url, { connections: Number(connections) })
const clients = await Promise.all(Array.from({ length: Number(connections) }, () => pool.connect()))
/** What belongs to a report. @type {TableRows[]} */
const pattern = []
/** @type {TableRows} */
let report = { table: 'reports', columns: [], values: [] }
let [original, year] = ['', 0]

/** Every row that a registration writes: those of `reports`, and those that name a report. @param {Client} client */
async function readPattern(client) {
  const { rows } = await client.query('select id, year from reports order by sequence limit 1', [])
  original = String(rows[0]?.['id'])
  year = Number(rows[0]?.['year'])
  const { rows: tables } = await client.query(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'report_id'
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
    [],
  )
  report = await rowsOf(client, 'reports', 'id')
  for (const { name } of tables) {
    const rows = await rowsOf(client, String(name), 'report_id')
    if (rows.values.length > 0) pattern.push(rows)
  }
}

/** @param {Client} client @param {string} table @param {string} by @returns {Promise<TableRows>} */
async function rowsOf(client, table, by) {
  const { rows: described } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
       and coalesce(pg_get_expr(adbin, adrelid), '') !~ 'nextval|xact' order by attnum`,
    [table],
  )
  const columns = described.map(({ name, type }) => ({ name: String(name), type: String(type) }))
  // As the station sends them: bytes as they are, everything else as text.
  const list = columns.map(({ name, type }) => (type === 'bytea' ? name : `${name}::text`))
  const { rows } = await client.query(`select ${list.join()} from ${table} where ${by} = $1`, [original])
  return { table, columns, values: rows.map((row) => columns.map(({ name }) => row[name])) }
}

/** In the order of the station: what belongs to the report, then its number, then the report. @param {Client} client @param {number} unit */
async function writeAgain(client, unit) {
  const id = randomUUID()
  await client.query('begin', [])
  for (const part of pattern) await insert(client, part, { id: randomUUID, report_id: () => id })
  const { rows } = await client.query(
    `insert into bulletin_counters (unit, year, last) values ($1, $2, 1)
     on conflict (unit, year) do update set last = bulletin_counters.last + 1 returning last`,
    [unit, year],
  )
  const sequence = Number(rows[0]?.['last'])
  await insert(client, report, {
    id: () => id,
    unit: () => unit,
    sequence: () => sequence,
    bop: () => bulletinNumber({ unit, year, sequence }),
    idempotency_digest: () => randomBytes(32),
    code_digest: () => randomBytes(32),
  })
  await client.query('commit', [])
}

/** @param {Client} client @param {TableRows} rows @param {Record<string, () => unknown>} changed what differs from report to report */
async function insert(client, { table, columns, values }, changed) {
  const parameters = values.flatMap((row) =>
    columns.map(({ name }, place) => (changed[name] ? changed[name]() : row[place])),
  )
  const places = values.map(
    (_, row) => `(${columns.map(({ type }, i) => `$${row * columns.length + i + 1}::${type}`).join()})`,
  )
  const names = columns.map(({ name }) => name).join()
  await client.query(`insert into ${table} (${names}) values ${places.join()}`, parameters)
}

process.on('message', (/** @type {{ seconds: number, units: number }} */ { seconds, units }) => {
  const measured = async () => {
    if (pattern.length === 0 && clients[0]) await readPattern(clients[0])
    // The unit of the station itself, or one that it does not have for each connection.
    const unitOf = (/** @type {number} */ place) => (units === 1 ? 277 : 300 + (place % units))
    return aSecond(
      after(seconds),
      clients.map((client, place) => () => writeAgain(client, unitOf(place))),
    )
  }
  void measured().then((rate) => process.send?.(rate))
})
process.once('disconnect', () => process.exit())
