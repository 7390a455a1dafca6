// @ts-check
/**
 * `npm run bench:addresses [-- rows …]`: fills a PostgreSQL with synthetic streets, builds the index of them as a server
 * does, and prints what building and searching cost beside the limits, which are multiples of a fixed piece of work in the
 * same run; then what other engines cost and find over up to a million of them (why ours is kept:
 * apps/server/addresses/engine/search-index.ts). It ends with an error where a limit is missed. Ten million (`-- 10000000`)
 * take half an hour and some 8 GB of disk.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, root, run } from '../tools/run.mjs'
import { serverEnvironment } from '../tools/server-memory.mjs'

/** Of building and searching in multiples of `calibrate`: 15 s for a million and 15 ms where that takes half a second. */
const limitsOf = (/** @type {number} */ rows) =>
  rows > 1_000_000
    ? { build: (30 * rows) / 1_000_000, megabytes: 1500, peak: 1500, search: 0.06, growth: Infinity }
    : { build: 30, megabytes: 350, peak: 700, search: 0.03, growth: 5 }
/** More would take the other engines hours. */
const mostCompared = 1_000_000
const given = process.argv.slice(2).map(Number).filter(Boolean)
const sizes = given.length > 0 ? given : [100_000, 1_000_000]
const searches = 1000

const built = await run(binary('tsc'), [
  '-b',
  'packages/domain',
  'packages/flows',
  'packages/contract',
  'apps/server',
])
if (!built.passed) throw new Error(built.output)
const { calibrate } = await import('./addresses/calibration.mjs')
const { municipalities } = await import('../packages/domain/dist/lists/municipalities.js')
const { openDatabaseWithLongTimeouts } = await import('../apps/server/dist/store/connection/database.js')
const { startEmbeddedPostgres } = await import('../apps/server/dist/store/embedded/embedded-postgres.js')
const { migrate } = await import('../apps/server/dist/store/migrate.js')
const { printComparison } = await import('./addresses/comparison.mjs')
const { fillDatabase } = await import('./addresses/fill-database.mjs')
const { queries } = await import('./addresses/queries.mjs')
const { syntheticStreets } = await import('./addresses/synthetic-streets.mjs')

/** @typedef {{ rows: number, words: number, seconds: number, memory: { resident: number, peak: number }, times: Record<string, { p50: number, p99: number }> }} Measured */

// The largest town first: Belém, then the others.
const codes = municipalities.map(({ id }) => id).sort((a, b) => Number(b === 1501402) - Number(a === 1501402))
const dataDir = mkdtempSync(join(tmpdir(), 'bench-addresses-'))
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir })
const db = openDatabaseWithLongTimeouts(postgres.url)
let missed = false

/** How long the fixed piece of work takes, before and after what is measured. @type {number[]} */
let loops = []
const loop = () => loops.reduce((sum, each) => sum + each, 0) / loops.length

/** @param {string} what @param {number} value @param {string} unit @param {number} [limit] */
function report(what, value, unit, limit) {
  const fails = limit !== undefined && value > limit
  missed ||= fails
  const compared =
    limit === undefined ? '' : `   limit ${limit.toFixed(1)} ${unit}${fails ? '   MISSED' : ''}`
  console.log(`  ${what.padEnd(22)} ${value.toFixed(2).padStart(9)} ${unit}${compared}`)
}

async function emptyDatabase() {
  await db.deleteFrom('streets').execute()
  await db.deleteFrom('street_imports').execute()
}

/** @param {number} rows @returns {Promise<Measured>} */
async function measure(rows) {
  await emptyDatabase()
  await fillDatabase(db, syntheticStreets(rows, codes))
  const file = join(dataDir, 'queries.json')
  writeFileSync(file, JSON.stringify(queries(searches, rows, codes)))
  const program = join(root, 'proof/addresses/measure.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', program, postgres.url, file], {
    encoding: 'utf8',
    env: serverEnvironment,
    maxBuffer: 1e8,
  })
  if (!stdout.startsWith('{')) throw new Error(stderr)
  return JSON.parse(stdout)
}

try {
  await migrate(db)
  /** @type {Measured | undefined} */
  let smaller
  for (const rows of sizes) {
    const limits = limitsOf(rows)
    loops = [calibrate()]
    const measured = await measure(rows)
    loops.push(calibrate())
    console.log(
      `${rows.toLocaleString('en')} streets, ${measured.words.toLocaleString('en')} different words`,
    )
    console.log(`  (load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)`)
    report('the fixed piece of work', loop(), 's')
    report('build', measured.seconds, 's', limits.build * loop())
    report('memory of the server', measured.memory.resident, 'MB', limits.megabytes)
    report('its peak', measured.memory.peak, 'MB', limits.peak)
    for (const [way, { p50, p99 }] of Object.entries(measured.times)) {
      report(`${way}, p50`, p50, 'ms')
      report(`${way}, p99`, p99, 'ms', limits.search * loop() * 1000)
      const before = smaller?.times[way]?.p99
      // Below a tenth of a millisecond the clock and the collector weigh more than the search.
      if (before !== undefined)
        report(`${way}, p99 grew`, p99 / Math.max(before, 0.1), 'times', limits.growth)
    }
    smaller = measured
  }
  for (const rows of sizes.filter((each) => each <= mostCompared)) {
    await emptyDatabase()
    await printComparison(db, postgres.url, rows, codes)
  }
} finally {
  await db.destroy()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = missed ? 1 : 0
