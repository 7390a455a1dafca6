// @ts-check
/**
 * `npm run bench:soak`: the built station under 10 reports a second and the reads that go with them, for ten minutes
 * (SOAK_RATE, SOAK_SECONDS). Prints its resources every half minute, then verdicts; ends with an error if one fails.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { binary, root, run } from '../tools/run.mjs'
import { answers, errors, heading, line } from './soak/print-out.mjs'
import { databaseMemory, printerMemory, processorSeconds, sample } from './soak/process-sample.mjs'
import { startStation } from './station.mjs'
import { verdicts } from './soak/verdicts.mjs'
import { backendProcess, count, openJobs } from './soak/what-is-stored.mjs'

const seconds = Number(process.env['SOAK_SECONDS'] || 600)
const rate = Number(process.env['SOAK_RATE'] || 10)
const sampleMs = 5000

const built = await run(binary('tsc'), ['-b', 'apps/server'])
if (!built.passed) throw new Error(built.output)
if (!existsSync(join(root, 'apps/web/dist/index.html')))
  throw new Error('Build the portal first: npm run build')
const { openDatabase } = await import('../apps/server/dist/store/database.js')
const { startEmbeddedPostgres } = await import('../apps/server/dist/store/embedded/embedded-postgres.js')

const station = await startStation()
/** The station's own database, which is running already. */
const postgres = await startEmbeddedPostgres({ dataDir: station.dataDir })
const db = openDatabase(postgres.url)
try {
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await db.destroy()
  await station.stop()
  // A server that had to be killed leaves its database running.
  if (postgres.isAlive()) await postgres.stop()
  station.remove()
}

/** Whether every verdict passed. */
async function soak() {
  const backend = readFileSync(`/proc/${await backendProcess(db)}/status`, 'utf8')
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(backend)?.[1])
  console.log(`${rate} reports a second and reads for ${seconds} s on ${availableParallelism()} processors`)
  console.log(heading())

  /** @type {import('./soak/verdicts.mjs').Sample[]} */
  const samples = []
  /** @type {import('./soak/verdicts.mjs').Outcome[]} */
  const outcomes = []
  let acknowledged = 0
  const generator = fork(join(root, 'bench/soak/generator.mjs'), [
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
    if (turn % 6 === 0) console.log(line(latest, outcomes.slice(-rate * 90)))
  }

  const left = await openAfterAMinute()
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

async function openAfterAMinute() {
  for (const end = performance.now() + 60_000; ; await sleep(500)) {
    const { waiting } = await openJobs(db)
    if (waiting === 0 || performance.now() > end) return waiting
  }
}
