// @ts-check
/**
 * A search engine in a process of its own, so that its memory is its own: `contender.mjs <name> <database url>`. It says
 * what building cost, then answers each search that it is sent with the best street and the time that it took.
 */
import { on } from 'node:events'
import { openMiniSearch } from './contenders/minisearch.mjs'
import { openOurEngine } from './contenders/our-engine.mjs'
import { ourText, plainText } from './contenders/text-layers.mjs'
import { openTrigrams } from './contenders/trigrams.mjs'

/** @typedef {{ type: string, name: string, neighbourhood: string, municipality: string }} Found */
/** @typedef {{ search: (text: string) => Found[] | Promise<Found[]>, databaseBytes?: number }} Contender */
/** @typedef {{ seconds: number, megabytes: number, databaseMegabytes: number }} Opened */
/** @typedef {{ milliseconds: number, found: Found | undefined }} Answer */

/** A `+`: behind our own text layer. @type {Record<string, (url: string) => Promise<Contender>>} */
const contenders = {
  ours: openOurEngine,
  pg_trgm: (url) => openTrigrams(url, plainText),
  'pg_trgm+': (url) => openTrigrams(url, ourText),
  MiniSearch: (url) => openMiniSearch(url, plainText),
  'MiniSearch+': (url) => openMiniSearch(url, ourText),
}

const [name = '', url = ''] = process.argv.slice(2)
const open = contenders[name]
if (!open) throw new Error(`No contender ${name}`)
const collect = globalThis.gc ?? (() => undefined)
const resident = async () => {
  collect()
  await new Promise((resolve) => setTimeout(resolve, 500))
  collect()
  return process.memoryUsage.rss()
}

const empty = await resident()
const start = performance.now()
const { search, databaseBytes = 0 } = await open(url)
const seconds = (performance.now() - start) / 1000
const megabytes = ((await resident()) - empty) / 1e6

/** @type {Opened} */
const opened = { seconds, megabytes, databaseMegabytes: databaseBytes / 1e6 }
process.send?.(opened)
// Connections to the database would keep it alive after the bench was interrupted.
process.once('disconnect', () => process.exit())
for await (const [text] of on(process, 'message')) {
  const begin = performance.now()
  const [found] = await search(text)
  /** @type {Answer} */
  const answer = { milliseconds: performance.now() - begin, found }
  process.send?.(answer)
}
