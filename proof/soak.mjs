// @ts-check
/**
 * `npm run bench:soak`: the built station under 10 reports a second and the reads that go with them, for ten minutes
 * (SOAK_RATE, SOAK_SECONDS). `-- cluster`: on the cluster of docs/operations/cluster.md, under 50 reports a minute for half an hour. Prints its resources every half minute, then verdicts; ends with an error if one fails.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cluster } from './availability/cluster.mjs'
import { missingPrograms } from './availability/programs.mjs'
import { binary, root, run } from '../tools/run.mjs'
import { answers, errors, heading, line } from './soak/print-out.mjs'
import { databaseMemory, printerMemory, processorSeconds, sample } from './soak/process-sample.mjs'
import { startStation } from './station.mjs'
import { verdicts } from './soak/verdicts.mjs'
import { backendProcess, count, openJobs } from './soak/what-is-stored.mjs'

const onCluster = process.argv[2] === 'cluster'
const seconds = Number(process.env['SOAK_SECONDS'] || (onCluster ? 1800 : 600))
const rate = Number(process.env['SOAK_RATE'] || (onCluster ? 50 / 60 : 10))
/** Of fifty ports that are free. */
const firstPort = Number(process.env['AVAILABILITY_PORT'] || 22_000)
const sampleMs = 5000

const built = await run(binary('tsc'), ['-b', 'apps/server'])
if (!built.passed) throw new Error(built.output)
if (!existsSync(join(root, 'apps/web/dist/index.html')))
  throw new Error('Build the portal first: npm run build')
const { openDatabase } = await import('../apps/server/dist/store/connection/database.js')
const { startEmbeddedPostgres } = await import('../apps/server/dist/store/embedded/embedded-postgres.js')

const missing = onCluster ? missingPrograms() : undefined
if (missing !== undefined) throw new Error(missing)
const cluster = onCluster ? new Cluster(firstPort) : undefined
process.exitCode = (await soakOn(cluster)) ? 0 : 1

/** Starts the station on that database, or on its own. @param {Cluster | undefined} cluster */
async function soakOn(cluster) {
  try {
    await cluster?.up()
    const station = await startStation(cluster && { DATABASE_URL: cluster.url() })
    /** The station's own database, which is running already. */
    const postgres = cluster ? undefined : await startEmbeddedPostgres({ dataDir: station.dataDir })
    const db = openDatabase(postgres?.url ?? cluster?.url() ?? '')
    try {
      return await soak(station, db)
    } finally {
      await db.destroy()
      await station.stop()
      // A server that had to be killed leaves its database running.
      if (postgres?.isAlive()) await postgres.stop()
      station.remove()
    }
  } finally {
    await cluster?.down()
  }
}

/**
 * Whether every verdict passed.
 * @param {Awaited<ReturnType<typeof startStation>>} station @param {import('./soak/what-is-stored.mjs').Store} db
 */
async function soak(station, db) {
  const backend = readFileSync(`/proc/${await backendProcess(db)}/status`, 'utf8')
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(backend)?.[1])
  console.log(
    `${rate.toFixed(1)} reports a second and reads for ${seconds} s on ${availableParallelism()} processors`,
  )
  console.log(heading())

  /** @type {import('./soak/verdicts.mjs').Sample[]} */
  const samples = []
  /** @type {import('./soak/verdicts.mjs').Outcome[]} */
  const outcomes = []
  let acknowledged = 0
  const generator = fork(join(root, 'proof/soak/generator.mjs'), [
    station.address,
    String(seconds),
    String(rate),
  ])
  generator.on('message', (message) => {
    const progress = /** @type {{ acknowledged: number, outcomes: typeof outcomes }} */ (message)
    acknowledged = progress.acknowledged
    outcomes.push(...progress.outcomes)
  })
  let over = false
  const end = once(generator, 'exit').then(() => (over = true))

  const begin = performance.now()
  for (let turn = 1; !over && station.isRunning(); turn += 1) {
    await Promise.race([end, sleep(Math.max(0, begin + turn * sampleMs - performance.now()))])
    if (over || !station.isRunning()) break
    const children = { printer: printerMemory(station.pid), database: databaseMemory(postmaster) }
    const at = { seconds: (performance.now() - begin) / 1000 }
    const latest = { ...at, ...sample(station.pid), ...children, ...(await openJobs(db)) }
    samples.push(latest)
    if (turn % 6 === 0) console.log(line(latest, outcomes.slice(-Math.ceil(rate * 90))))
  }

  const left = await openAfterAMinute(db)
  const used = { server: processorSeconds(station.pid), database: processorSeconds(postmaster) }
  const stored = { stored: await count(db, 'reports'), documents: await count(db, 'papers') }
  const letters = readdirSync(join(station.dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
  console.log(`\n${answers(outcomes)}\n`)
  console.log('errors', errors(outcomes), 'faults in the log', station.faults)
  const each = (/** @type {number} */ time) => `${((time * 1000) / Math.max(1, acknowledged)).toFixed(0)} ms`
  const database = each(used.database.own + used.database.children)
  const parts = `server ${each(used.server.own)}, printer ${each(used.server.children)}, database ${database}`
  console.log(`processor for each report with its reads: ${parts}`)
  const all = verdicts({ seconds, samples, outcomes, acknowledged, ...stored, letters, left })
  for (const { what, found, passed } of all) console.log(`${passed ? '✓' : '✗'} ${what}: ${found}`)
  return all.every(({ passed }) => passed)
}

/** @param {import('./soak/what-is-stored.mjs').Store} db */
async function openAfterAMinute(db) {
  for (const end = performance.now() + 60_000; ; await sleep(500)) {
    const { waiting } = await openJobs(db)
    if (waiting === 0 || performance.now() > end) return waiting
  }
}
