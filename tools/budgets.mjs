// @ts-check
/** What the pages may weigh on a cheap phone: gzip sizes of what was built, in the heaviest language, against their limits. */
import { readFile, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { parse } from '@swc/core'
import { root } from './run.mjs'

/**
 * @typedef {(file: string) => Promise<string>} Read the text of a built file, by its path from the root of the site
 * @typedef {{ name: string, language: string, files: string[], limit: number }} Budget limit in KB of 1024 bytes
 * @typedef {{ atOnce: string[], later: string[] }} Loads what a script loads with itself, and what when it is needed
 * @typedef {Record<string, any>} Node a node of the syntax tree; swc publishes no walker for it
 */

/** What the wizard can lead to without being part of it. */
/** What a human check runs beside the page: named by its address, so no import leads to it. */
const solver = /\/pbkdf2-[^/]*[.]js$/

/** What most who fill in a form never open, or see late: each weighs by itself, on top of the wizard. */
const openedLater = [
  { name: 'calendar, once it is opened', chunk: /calendar-dialog-/, limit: 22 },
  { name: 'advanced search, once it is opened', chunk: /advanced-search-/, limit: 6 },
  { name: 'map, once it is shown', chunk: /place-map-/, limit: 50 },
  { name: 'lines of the map', chunk: /para-map-/, limit: 40 },
  { name: 'search of natures', chunk: /searched-radios-/, limit: 3 },
  { name: 'finish, beside the summary', chunk: /finish-screen-/, limit: 5 },
  {
    name: 'sending, beside the summary',
    chunk: /\/(send-with-token|outgoing-report|earlier-dialog)-/,
    limit: 3,
  },
  {
    name: 'human check, beside the summary',
    chunk: /human-check-token-/,
    follow: /human-check-work-/,
    with: solver,
    limit: 4,
  },
]

/** What the wizard can lead to without being part of it. */
const beyondWizard = (/** @type {string} */ file) =>
  /-page-|pdf|human-check-/.test(file) || openedLater.some(({ chunk }) => chunk.test(file))

/** The scripts and styles that a page asks for before anyone touches it. @param {string} html */
function askedByPage(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(stylesheet|modulepreload)/.test(tag)) return []
    const address = /(?:src|href)="?\/([^"\s>]+)/.exec(tag)?.[1]
    return address === undefined ? [] : [address]
  })
}

/** What scripts load, each read once: every page asks for most of them. @param {Read} read */
function loader(read) {
  /** @type {Map<string, Promise<Loads>>} */
  const known = new Map()
  return (/** @type {string} */ file) => {
    const loads = known.get(file) ?? loadsOf(file, read)
    known.set(file, loads)
    return loads
  }
}

/** @param {string} file @param {Read} read @returns {Promise<Loads>} */
async function loadsOf(file, read) {
  if (!file.endsWith('.js')) return { atOnce: [], later: [] }
  const { body } = await parse(await read(file), { syntax: 'ecmascript', target: 'es2022' })
  const beside = (/** @type {string} */ address) => posix.join(posix.dirname(file), address)
  return {
    atOnce: body.flatMap((item) => ('source' in item && item.source ? [beside(item.source.value)] : [])),
    later: asked(body).map(beside),
  }
}

/** The addresses in `import('./x.js')`, also where the minifier wrote them as a template. @param {unknown} value @returns {string[]} */
function asked(value) {
  if (Array.isArray(value)) return value.flatMap(asked)
  if (typeof value !== 'object' || value === null) return []
  const node = /** @type {Node} */ (value)
  const argument = node['callee']?.type === 'Import' ? node['arguments'][0].expression : undefined
  const address = argument?.value ?? argument?.quasis?.[0].raw
  return [...(address === undefined ? [] : [String(address)]), ...Object.values(node).flatMap(asked)]
}

/**
 * Files with all that they load at once and, where `follow` says so, when it is needed.
 * @param {readonly string[]} files
 * @param {(file: string) => Promise<Loads>} load
 * @param {(file: string) => boolean} follow
 * @returns {Promise<Set<string>>}
 */
async function loadedWith(files, load, follow = () => false, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const { atOnce, later } = await load(file)
    await loadedWith([...atOnce, ...later.filter(follow)], load, follow, seen)
  }
  return seen
}

/**
 * What each screen loads in each language: the home at once; the wizard on top of it with the inputs that come when they
 * are needed; the calendar, the map, the last screen and the human check, each by itself; each flow on top of both. A chunk has the name of
 * the file that is loaded when needed, as
 * `report-page-a1b2.js` and `loss.flow-c3d4.js`; what flows load besides themselves (the blocks that crimes share) counts
 * as the wizard's.
 * @param {readonly string[]} files everything that was built, by its path from the root of the site
 * @param {Read} read
 * @returns {Promise<Budget[]>}
 */
export async function budgetsOf(files, read) {
  const load = loader(read)
  const pages = files.filter((file) => posix.basename(file) === 'index.html')
  return (await Promise.all(pages.map(async (page) => budgetsOfPage(await read(page), load, files)))).flat()
}

/**
 * @param {string} html
 * @param {(file: string) => Promise<Loads>} load
 * @param {readonly string[]} built everything that was built
 * @returns {Promise<Budget[]>}
 */
async function budgetsOfPage(html, load, built) {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? ''
  const home = await loadedWith(askedByPage(html), load)
  const later = (await Promise.all([...home].map(load))).flatMap((loads) => loads.later)
  const entrances = later.filter((file) => /(\/report-page-|[.]flow-)[^/]*[.]js$/.test(file))
  // What the home loads when it is needed is no part of the wizard.
  const reached = await loadedWith(entrances, load, (file) => !beyondWizard(file), new Set(home))
  const wizard = [...reached].filter((file) => file.endsWith('.js') && !home.has(file))
  const flows = wizard.filter((file) => /[.]flow-[^/]*[.]js$/.test(file))
  const laterOf = async (/** @type {string[]} */ scripts) =>
    (await Promise.all(scripts.map(load))).flatMap((loads) => loads.later)
  const askedByWizard = await laterOf(wizard)
  const beside = askedByWizard.filter((file) => openedLater.some(({ chunk }) => chunk.test(file)))
  const asked = [...askedByWizard, ...(await laterOf(beside))]
  const apart = await Promise.all(
    openedLater.map(async ({ name, chunk, follow, with: also, limit }) => {
      const begun = asked.filter((file) => chunk.test(file))
      const opened = await loadedWith(begun, load, (file) => follow?.test(file) ?? false)
      const files = [...opened].filter(
        (file) => file.endsWith('.js') && !home.has(file) && !wizard.includes(file),
      )
      const more = also && files.length > 0 ? built.filter((file) => also.test(file)) : []
      return { name, files: [...files, ...more], limit }
    }),
  )
  return [
    { name: 'home: scripts', files: [...home].filter((file) => file.endsWith('.js')), limit: 90 },
    { name: 'home: styles', files: [...home].filter((file) => file.endsWith('.css')), limit: 12 },
    { name: 'wizard: scripts on top', files: wizard.filter((file) => !flows.includes(file)), limit: 60 },
    ...apart,
    ...flows.map((flow) => ({
      name: `flow: ${posix.basename(flow).replace(/[.]flow-.*/, '')}`,
      files: [flow],
      limit: 8,
    })),
    ...(flows.length === 0 ? [{ name: 'flow: none is loaded by itself', files: [], limit: 8 }] : []),
  ].map((budget) => ({ ...budget, language }))
}

/**
 * The budgets of a built web, each by the language that weighs most in it; each is a test that passes or fails, and one
 * without files in any language fails.
 * @param {string} dist
 */
export async function measuredBudgets(dist) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const budgets = await budgetsOf(files, (file) => readFile(join(dist, file), 'utf8'))
  /** @type {Map<string, Promise<number>>} */
  const weights = new Map()
  const weigh = (/** @type {string} */ file) => {
    const weight = weights.get(file) ?? readFile(join(dist, file)).then((bytes) => gzipSync(bytes).length)
    weights.set(file, weight)
    return weight
  }
  const measured = await Promise.all(
    budgets.map(async ({ name, language, files: loaded, limit }) => {
      const size = (await Promise.all(loaded.map(weigh))).reduce((sum, weight) => sum + weight, 0) / 1024
      return { name, language, size: loaded.length === 0 ? Infinity : size, limit }
    }),
  )
  const heaviest = new Map(
    measured.toSorted((one, other) => one.size - other.size).map((row) => [row.name, row]),
  )
  const rows = [...new Set(measured.map(({ name }) => name))].flatMap((name) => heaviest.get(name) ?? [])
  const good = rows.filter(({ size, limit }) => size <= limit)
  return {
    table: rows
      .map((row) => {
        const size = row.size === Infinity ? 'nothing' : row.size.toFixed(1)
        return `${good.includes(row) ? '✓' : '✗'} ${row.name.padEnd(34)} ${size.padStart(7)} KB of ${row.limit} (${row.language})`
      })
      .join('\n'),
    passed: good.length,
    failed: rows.length - good.length,
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { table, failed } = await measuredBudgets(join(root, 'apps/web/dist'))
  console.log(table)
  process.exitCode = failed === 0 ? 0 : 1
}
