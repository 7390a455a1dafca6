// @ts-check
/**
 * `npm run bench:history [-- rounds]`: adds an event to reports with 10, 200 and 2,000 events, in turns with the plain insert
 * of the same row, reads where they stand, as the page of an open report does every few seconds, and reads their histories. It
 * prints how many plain inserts each costs, and ends with an error where one of the first two grows with the history.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, run } from '../tools/run.mjs'
import { openHistories } from './history/open-histories.mjs'
import { quantile } from './quantile.mjs'

/** How much dearer an event may be with the longest history than with the shortest. */
const mostGrowth = 1.5
const lengths = /** @type {const} */ ([10, 200, 2000])
const rounds = Number(process.argv[2] ?? 150)

const projects = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server']
const built = await run(binary('tsc'), ['-b', ...projects])
if (!built.passed) throw new Error(built.output)
const { openDatabaseWithLongTimeouts } = await import('../apps/server/dist/store/connection/database.js')
const { startEmbeddedPostgres } = await import('../apps/server/dist/store/embedded/embedded-postgres.js')

const dataDir = mkdtempSync(join(tmpdir(), 'bench-history-'))
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, archive: false })
const db = openDatabaseWithLongTimeouts(postgres.url)

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

try {
  const histories = await openHistories(db, lengths)
  /** @type {Map<number, { append: number[], read: number[], stands: number[] }>} */
  const times = new Map(lengths.map((length) => [length, { append: [], read: [], stands: [] }]))
  /** @type {number[]} */
  const plain = []
  for (let round = -10; round < rounds; round++) {
    const insert = await timed(() => histories.insert())
    if (round >= 0) plain.push(insert)
    for (const [length, { append, read, stands }] of times) {
      const appending = await timed(() => histories.append(length))
      const standing = await timed(() => histories.stands(length))
      // Last: what it leaves to be collected would be counted to what comes after it.
      const reading = await timed(() => histories.read(length))
      if (round < 0) continue
      append.push(appending)
      read.push(reading)
      stands.push(standing)
    }
  }
  const insert = quantile(plain, 0.5)
  console.log(
    `${rounds} times each, medians; a plain insert in its transaction takes ${insert.toFixed(2)} ms`,
  )
  /** @type {{ one: number, stands: number }[]} */
  const medians = []
  for (const [length, took] of times) {
    const one = quantile(took.append, 0.5)
    const stands = quantile(took.stands, 0.5)
    const whole = quantile(took.read, 0.5)
    medians.push({ one, stands })
    const beside = (/** @type {number} */ time) => `${time.toFixed(2)} ms, ${(time / insert).toFixed(1)}`
    console.log(
      `  ${String(length).padStart(5)} events   one more ${beside(one)} plain inserts   where it stands ${beside(stands)}   reading all ${beside(whole)}`,
    )
  }
  for (const what of /** @type {const} */ (['one', 'stands'])) {
    const growth = (medians.at(-1)?.[what] ?? 0) / (medians[0]?.[what] ?? 1)
    const fails = growth > mostGrowth
    console.log(
      `  with ${lengths.at(-1)} events ${what === 'one' ? 'one more costs' : 'where it stands is read at'} ${growth.toFixed(2)} times what it costs with ${lengths[0]}   limit ${mostGrowth}${fails ? '   MISSED' : ''}`,
    )
    if (fails) process.exitCode = 1
  }
} finally {
  await db.destroy()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
