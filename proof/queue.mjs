// @ts-check
/**
 * `npm run bench:queue [-- reports rounds seconds]`: fills a PostgreSQL with so many reports of one unit, opens the unit's queue as the
 * desk does, under the role of lists and its policies, moves down it, and prints the times beside those of a plain `select`
 * of the same page by the owner. Then one officer, and 50, work at the desk while ten reports a second arrive. It ends with an
 * error where a limit is missed or a request fails.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { binary, run } from '../tools/run.mjs'
import { openBusyDesk } from './queue/busy-desk.mjs'
import { quantile } from './quantile.mjs'
import { fillQueue } from './queue/fill-queue.mjs'

const limits = { open: 150, down: 50 }
const reports = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 200)
const officers = 50
const seconds = Number(process.argv[4] ?? 60)

const projects = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server']
const built = await run(binary('tsc'), ['-b', ...projects])
if (!built.passed) throw new Error(built.output)
const { openDatabaseWithLongTimeouts } = await import('../apps/server/dist/store/connection/database.js')
const { startEmbeddedPostgres } = await import('../apps/server/dist/store/embedded/embedded-postgres.js')
const { migrate } = await import('../apps/server/dist/store/migrate.js')
const { openDeskDatabases } = await import('../apps/server/dist/desk/database/desk-databases.js')
const { queueAnswer } = await import('../apps/server/dist/desk/queues/queue-answer.js')
const { readCursor } = await import('../apps/server/dist/desk/queues/queue-cursor.js')

const dataDir = mkdtempSync(join(tmpdir(), 'bench-queue-'))
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, archive: false })
const db = openDatabaseWithLongTimeouts(postgres.url)
let missed = false

/** @param {string} what @param {readonly number[]} times @param {number} [limit] */
function report(what, times, limit) {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  const fails = limit !== undefined && p99 > limit
  missed ||= fails
  const compared = limit === undefined ? '' : `   limit ${limit} ms${fails ? '   MISSED' : ''}`
  console.log(
    `  ${what.padEnd(34)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms${compared}`,
  )
  return p99
}

/** @template T @param {() => Promise<T>} work @returns {Promise<{ took: number, answer: T }>} */
async function timed(work) {
  const start = performance.now()
  const answer = await work()
  return { took: performance.now() - start, answer }
}

try {
  await migrate(db)
  const { unit, officer } = await fillQueue(db, reports)
  const databases = await openDeskDatabases({
    owner: db,
    url: () => postgres.url,
    deskKey: randomBytes(32),
  })
  const now = new Date()
  /** @param {import('@delegacia/domain/desk/work/queues').Queue} queue @param {{ crime?: number }} [filters] @param {string} [after] */
  const page = (queue, filters = {}, after) =>
    queueAnswer(databases.list, {
      queue,
      unit,
      officer,
      now,
      filters: { free: false, ...filters },
      after: after === undefined ? undefined : readCursor(after),
    })

  console.log(`${reports} reports in one unit, ${rounds} times each`)
  const queues = /** @type {const} */ (['da-unidade', 'minhas', 'esperam-o-cidadao', 'atrasadas'])
  /** @type {Map<string, number[]>} */
  const opening = new Map(queues.map((queue) => [queue, []]))
  /** @type {{ down: number[], filtered: number[], plain: number[] }} */
  const { down, filtered, plain } = { down: [], filtered: [], plain: [] }
  for (let round = 0; round < rounds; round++) {
    for (const queue of queues) opening.get(queue)?.push((await timed(() => page(queue))).took)
    const select = () =>
      db
        .selectFrom('report_progress')
        .innerJoin('reports', 'reports.id', 'report_id')
        .selectAll('report_progress')
        .select(['bop', 'reports.municipality'])
        .where('unit_id', '=', unit)
        .where('is_open', '=', true)
        .orderBy('is_urgent', 'desc')
        .orderBy('due_at')
        .orderBy('report_progress.registered_at')
        .orderBy('report_id')
        .limit(41)
        .execute()
    plain.push((await timed(select)).took)
    filtered.push((await timed(() => page('da-unidade', { crime: 6 }))).took)
  }
  let next = (await page('da-unidade')).proximo
  for (let round = 0; round < rounds && next !== undefined; round++) {
    const { took, answer } = await timed(() => page('da-unidade', {}, next))
    down.push(took)
    next = answer.proximo
  }
  for (const [queue, times] of opening) report(`opens '${queue}'`, times, limits.open)
  report("opens 'da-unidade', one crime", filtered, limits.open)
  const moving = report('moves down a page', down, limits.down)
  const select = report('plain select of the same page', plain)
  const open = quantile(opening.get('da-unidade') ?? [], 0.99)
  console.log(
    `  a queue with its counts takes ${(open / select).toFixed(1)} times the plain select, moving down ${(moving / select).toFixed(1)} times`,
  )
  const desk = await openBusyDesk({ db, databases, unit })
  const alone = await desk.work(1, seconds)
  const busy = await desk.work(officers, seconds)
  console.log(
    `10 reports a second arrive for ${seconds} s each, ${busy.arrived} of them beside ${officers} officers`,
  )
  for (const [who, { list, open: opened }] of /** @type {const} */ ([
    ['one officer', alone],
    [`${officers} officers`, busy],
  ])) {
    report(`${who}: the queue`, list)
    report(`${who}: opens a report`, opened)
  }
  const errors = alone.errors + busy.errors
  console.log(`  errors=${errors}${errors > 0 ? '   MISSED' : ''}`)
  missed ||= errors > 0
  await desk.close()
  await databases.close()
} finally {
  await db.destroy()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
if (missed) process.exitCode = 1
