// @ts-check
/** What the pages may weigh on a cheap phone: gzip sizes of what was built, in the heaviest language, against their limits. */
import { readFile, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/**
 * @typedef {(file: string) => Promise<string>} Read the text of a built file, by its path from the root of the site
 * @typedef {{ name: string, language: string, files: string[], limit: number }} Budget limit in KB of 1024 bytes
 * @typedef {{ file: string, name?: string, src?: string, imports?: string[], dynamicImports?: string[], assets?: string[] }} Chunk
 * @typedef {{ source: string, atOnce: string[], later: string[] }} Loads the name of a script's source without its ending, or
 *   '' for a shared script; what it loads at once, and what when it is needed
 */

/**
 * What most people never open in a form, or only late: each has its own budget on top of the wizard, and of what it is opened
 * within.
 * @type {{ name: string, sources: string[], follow?: string, within?: string, limit: number }[]}
 */
const openedLater = [
  { name: 'model of the search, once one types', sources: ['model'], limit: 12 },
  { name: 'answers of the search, with it', sources: ['likely'], limit: 8 },
  {
    name: 'help, where a report stops',
    sources: ['stop-help', 'nearest-units', 'not-offered-screen', 'not-offered-there', 'what-i-can-do'],
    limit: 4,
  },
  { name: 'practice of the quick exit, once wanted', sources: ['exit-practice'], limit: 2 },
  { name: 'calendar, once it is opened', sources: ['calendar-dialog'], limit: 22 },
  { name: 'hours, once they are opened', sources: ['time-dialog'], limit: 2 },
  { name: 'advanced search, once it is opened', sources: ['advanced-search'], limit: 6 },
  { name: 'street of no list, once asked for', sources: ['unlisted-place'], limit: 6 },
  { name: 'position, where it is required', sources: ['device-place-gate'], limit: 4 },
  { name: 'map, once it is shown', sources: ['place-map'], limit: 50 },
  { name: 'lines of the map', sources: ['para-map'], limit: 40 },
  { name: 'slips of an e-mail address', sources: ['email-slip'], limit: 1 },
  { name: 'dictation, beside the account', sources: ['dictation'], limit: 3 },
  { name: 'sentences, beside the account of violence', sources: ['account-sentences'], limit: 1 },
  { name: 'reading aloud, once turned on', sources: ['reading-bar'], limit: 4 },
  { name: 'video in Libras, where there is one', sources: ['libras-offer'], limit: 2 },
  { name: 'search of things, beside their list', sources: ['thing-search'], limit: 3 },
  { name: 'search of natures', sources: ['searched-radios'], limit: 3 },
  { name: 'draft of the document, once asked for', sources: ['draft-document'], limit: 3 },
  { name: 'keeping on the device, beside a step', sources: ['keeping-line', 'kept-reports'], limit: 4 },
  // 0.5 KB more for the one row of a draft, which leaves the question of the home on the first screen.
  { name: 'what the device keeps, on the home', sources: ['kept-card'], limit: 4.5 },
  // 2 KB more for the paper without the code, which can be handed to a bank or an insurer.
  { name: 'finish, beside the summary', sources: ['finish-screen'], limit: 8.5 },
  { name: 'thread of a report', sources: ['follow-page'], follow: 'thread-screen', limit: 13 },
  { name: 'questions in the thread', sources: ['correction-card'], within: 'follow-page', limit: 4 },
  // 1.4 KB of it try whether a PDF opens without a password: who sends one learns it before it is sent.
  { name: 'evidence in the thread', sources: ['evidence-box'], within: 'follow-page', limit: 10 },
  { name: 'validation of a document', sources: ['validate-route'], limit: 9 },
  { name: 'signatures of any document', sources: ['signature-check'], within: 'validate-route', limit: 19 },
  { name: 'a message in our name', sources: ['message-check'], within: 'validate-route', limit: 7 },
  {
    name: 'sending, beside the summary',
    sources: ['send-with-token', 'outgoing-report', 'device-place', 'earlier-dialog', 'waiting-dialog'],
    limit: 4,
  },
  {
    name: 'human check, beside the summary',
    sources: ['human-check-token'],
    follow: 'human-check-work',
    limit: 4,
  },
]

/** What the wizard can open without being part of it. @param {string} source */
const beyondWizard = (source) =>
  /-page$|pdf|^human-check-/.test(source) || openedLater.some(({ sources }) => sources.includes(source))

/** The scripts and styles that a page requests as it opens. @param {string} html */
function requestedByPage(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(stylesheet|modulepreload)/.test(tag)) return []
    const address = /(?:src|href)="?\/([^"\s>]+)/.exec(tag)?.[1]
    return address === undefined ? [] : [address]
  })
}

/** What a script was made of: the name of the file; a flow is `<crime>.flow`. @param {string} src */
function sourceOf(src) {
  const { dir, name } = posix.parse(src)
  return name === 'flow' ? `${posix.basename(dir)}.flow` : name
}

/**
 * What each script loads, according to Vite's manifest of the language. A script that is run by its address (a worker) is
 * an asset of the one that runs it.
 * @param {Record<string, Chunk>} manifest
 */
function loader(manifest) {
  const fileOf = (/** @type {string} */ key) => manifest[key]?.file ?? []
  /** @type {Map<string, Loads>} */
  const known = new Map(
    Object.values(manifest).map(
      ({ file, name = '', src = '', imports = [], dynamicImports = [], assets = [] }) => [
        file,
        {
          // A script of several flows has no source of its own; that of one is named by its folder.
          source: sourceOf(src) || (name.endsWith('.flow') ? name : ''),
          atOnce: [...imports.flatMap(fileOf), ...assets.filter((asset) => asset.endsWith('.js'))],
          later: dynamicImports.flatMap(fileOf),
        },
      ],
    ),
  )
  return (/** @type {string} */ file) => known.get(file) ?? { source: '', atOnce: [], later: [] }
}

/**
 * Files with all that they load at once and, where `follow` says so of its source, when it is needed.
 * @param {readonly string[]} files
 * @param {(file: string) => Loads} load
 * @param {(source: string) => boolean} follow
 * @returns {Set<string>}
 */
function loadedWith(files, load, follow = () => false, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const { atOnce, later } = load(file)
    loadedWith([...atOnce, ...later.filter((one) => follow(load(one).source))], load, follow, seen)
  }
  return seen
}

/**
 * What each screen loads in each language: the home at once; the wizard on top of it with the inputs that come when they
 * are needed; the calendar, the map, the last screen and the human check, each by itself; each flow on top of both. What
 * flows load besides themselves (the blocks that crimes share) counts as the wizard's.
 * @param {readonly string[]} files everything that was built, by its path from the root of the site
 * @param {Read} read
 * @returns {Promise<Budget[]>}
 */
export async function budgetsOf(files, read) {
  const pages = files.filter((file) => posix.basename(file) === 'index.html')
  return (
    await Promise.all(
      pages.map(async (page) => {
        const html = await read(page)
        const folder = posix.dirname(page)
        const language = folder === '.' ? 'pt-br' : folder
        const load = loader(JSON.parse(await read(`.vite/${language}.json`)))
        return budgetsOfPage(page, html, load).map((budget) => ({ ...budget, language }))
      }),
    )
  ).flat()
}

/**
 * @param {string} page
 * @param {string} html
 * @param {(file: string) => Loads} load
 * @returns {Omit<Budget, 'language'>[]}
 */
function budgetsOfPage(page, html, load) {
  const isFlow = (/** @type {string} */ file) => load(file).source.endsWith('.flow')
  const laterOf = (/** @type {string[]} */ scripts) => scripts.flatMap((script) => load(script).later)
  const home = loadedWith(requestedByPage(html), load)
  const entryPoints = laterOf([...home]).filter((file) => load(file).source === 'report-page' || isFlow(file))
  // What the home loads later is not part of the wizard.
  const reached = loadedWith(entryPoints, load, (source) => !beyondWizard(source), new Set(home))
  const wizard = [...reached].filter((file) => file.endsWith('.js') && !home.has(file))
  const flows = wizard.filter(isFlow)
  const openedByWizard = laterOf(wizard)
  const extras = openedByWizard.filter((file) =>
    openedLater.some(({ sources }) => sources.includes(load(file).source)),
  )
  const pages = laterOf([...extras, ...home])
  // The thread of a report opens in two steps: the page, then what number and code have opened.
  const opened = [...openedByWizard, ...pages, ...laterOf(pages), ...laterOf(laterOf(pages))]
  /** @param {Pick<(typeof openedLater)[number], 'sources' | 'follow'>} part */
  const loadedFor = ({ sources, follow }) => {
    const entries = opened.filter((file) => sources.includes(load(file).source))
    return loadedWith(entries, load, (source) => source === follow)
  }
  const apart = openedLater.map(({ within, ...part }) => {
    const around = openedLater.find(({ sources }) => within !== undefined && sources.includes(within))
    const there = new Set([...home, ...wizard, ...(around ? loadedFor(around) : [])])
    const files = [...loadedFor(part)].filter((file) => file.endsWith('.js') && !there.has(file))
    return { name: part.name, files, limit: part.limit }
  })
  // The wizard was held to 60 KB. What people said they miss (an answer 'I do not know', a sentence for each missing answer, a
  // street of no list, who the offender is) and telephones, names and clocks as they are read on every change made it 82.8. On
  // the slowest line that we build for (400 kbit/s) 15 KB are a third of a second, and they load while the start cards are read.
  // Loading more of it later was tried: small chunks compress worse (3.3 KB of looks apart took 0.2 off), and a part that fails
  // to load in the middle of a report takes its screen with it. Only what a report can go on without is worth that.
  // Lists that answer everyday words, and things without a category, made it 86.6; days, plates and addresses as people say them, 90.2.
  // The box that searches over all forms of things, money first in a fraud, one thing as one without being asked, what was in a
  // bag and amounts printed as money: 91.6.
  // What a question would refuse, led on by the first notice, and faults in kind words: 92.4.
  return [
    { name: 'home: scripts', files: [...home].filter((file) => file.endsWith('.js')), limit: 91 },
    { name: 'home: page with its styles', files: [page], limit: 16 },
    { name: 'wizard: scripts on top', files: wizard.filter((file) => !flows.includes(file)), limit: 92.8 },
    ...apart,
    ...flows.map((file) => ({
      name: `flow: ${load(file).source.replace(/[.]flow$/, '')}`,
      files: [file],
      limit: 8,
    })),
    ...(flows.length === 0 ? [{ name: 'flow: none is loaded by itself', files: [], limit: 8 }] : []),
  ]
}

/**
 * What an officer loads until the queue is there: the page with its scripts and styles.
 * @param {Read} read
 * @returns {Promise<Budget[]>}
 */
export async function deskBudgetsOf(read) {
  const load = loader(JSON.parse(await read('.vite/manifest.json')))
  const files = [...loadedWith(requestedByPage(await read('index.html')), load)]
  const scripts = files.some((file) => file.endsWith('.js'))
  return [
    {
      name: 'desk: first page',
      language: 'pt-br',
      files: scripts ? ['index.html', ...files] : [],
      limit: 150,
    },
  ]
}

/** The budgets of both pages, as one table. */
export async function everyBudget() {
  const web = await measuredBudgets(join(root, 'apps/web/dist'))
  const desk = await measuredBudgets(join(root, 'apps/desk/dist'), (_files, read) => deskBudgetsOf(read))
  return {
    table: `${web.table}\n${desk.table}`,
    passed: web.passed + desk.passed,
    failed: [...web.failed, ...desk.failed],
  }
}

/**
 * The budgets of a built web, each by the language that weighs most in it; each is a test that passes or fails, and one
 * without files in any language fails.
 * @param {string} dist
 * @param {(files: readonly string[], read: Read) => Promise<Budget[]>} of
 */
export async function measuredBudgets(dist, of = budgetsOf) {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const budgets = await of(files, (file) => readFile(join(dist, file), 'utf8'))
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
    failed: rows.filter((row) => !good.includes(row)).map(({ name }) => name),
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { table, failed } = await everyBudget()
  console.log(table)
  process.exitCode = failed.length === 0 ? 0 : 1
}
