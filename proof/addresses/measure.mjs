// @ts-check
/** A process of its own, so that memory is that of a server with this index: `measure.mjs <database url> <queries.json>`. */
import { readFileSync } from 'node:fs'
import { buildInWorker } from '../../apps/server/dist/addresses/build-in-worker.js'
import { directoryOf } from '../../apps/server/dist/addresses/directory.js'
import { quantile } from '../quantile.mjs'

const [url = '', file = ''] = process.argv.slice(2)
/** @type {Record<string, import('./queries.mjs').Query[]>} */
const queries = JSON.parse(readFileSync(file, 'utf8'))
const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 1e6)
const collect = globalThis.gc ?? (() => undefined)

const start = performance.now()
const data = await buildInWorker(url, new AbortController().signal)
const seconds = (performance.now() - start) / 1000
const { search } = directoryOf(data)

const rounds = [1, 2, 3, 4, 5]

/** The middle of five times, so that another program's turn on the processor is not taken for ours. @param {string} text */
function timed(text) {
  const taken = rounds.map(() => {
    const begin = performance.now()
    search({ state: 'PA', text })
    return performance.now() - begin
  })
  return taken.sort((a, b) => a - b)[2] ?? 0
}

for (const typed of Object.values(queries)) for (const { text } of typed.slice(0, 50)) timed(text)
/** @type {Record<string, { p50: number, p99: number }>} */
const times = {}
for (const [way, typed] of Object.entries(queries)) {
  const taken = typed.map(({ text }) => timed(text))
  times[way] = { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) }
}
const peak = process.resourceUsage().maxRSS * 1024
collect()
await new Promise((resolve) => setTimeout(resolve, 500))
collect()
const memory = { resident: megabytes(process.memoryUsage.rss()), peak: megabytes(peak) }
console.log(JSON.stringify({ rows: data.kinds.length, words: data.words.length, seconds, memory, times }))
