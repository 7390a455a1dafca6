// @ts-check
/**
 * `npm run bench:web`: the built portal on a slow phone, each page beside the same elements hydrated by React alone, and beside
 * a page of GOV.UK Frontend; then the home once more, without a connection. In turns, five times each (WEB_ROUNDS). Ends with an
 * error if a verdict fails.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium, missingPrograms } from '../tools/testing/programs.mjs'
import { root, run } from '../tools/run.mjs'
import { quantile } from './quantile.mjs'
import { startStation } from './station.mjs'
import { startAuditor } from './web/audit.mjs'
import { floorPage, takePicture } from './web/floor.mjs'
import { memoryOf } from './web/memory.mjs'
import { offlineVisits } from './web/offline.mjs'
import { govukPage } from './web/govuk.mjs'
import { serveFiles } from './web/serve-files.mjs'
import { atMost, medians, verdictsOf } from './web/verdicts.mjs'

/** @typedef {import('./web/audit.mjs').Figures} Figures */
/** @typedef {import('./web/audit.mjs').Profile} Profile */

const rounds = Number(process.env['WEB_ROUNDS'] || 5)
/** The first screens that most people see. */
const pages = { home: '/', start: '/#/extravio' }
const names = /** @type {(keyof typeof pages)[]} */ (Object.keys(pages))
const mostBytes = 110 * 1024
/** First paint of the home where it was opened before, without a connection, in milliseconds. */
const mostOffline = 1000

if (!existsSync(join(root, 'apps/web/dist/index.html')))
  throw new Error('Build the portal first: npm run build')
const missing = await missingPrograms()
if (missing) throw new Error(missing)
if (!existsSync(join(import.meta.dirname, 'web/node_modules'))) {
  console.log('Installing Lighthouse and GOV.UK Frontend')
  const installed = await run('npm', ['ci', '--prefix', 'proof/web', '--no-audit', '--no-fund'])
  if (!installed.passed) throw new Error(installed.output)
}

const station = await startStation()
try {
  const pictures = await takePictures(station.address)
  const floors = await Promise.all(names.map((name) => floorPage(`floor-${name}`, pictures[name])))
  const server = await serveFiles(new Map([...floors.flatMap((files) => [...files]), ...(await govukPage())]))
  const auditor = await startAuditor()
  try {
    const passed = await compare(auditor, station.address, server.address)
    process.exitCode = (await compareOffline(station.address, server.address)) && passed ? 0 : 1
  } finally {
    auditor.stop()
    server.stop()
  }
} finally {
  await station.stop()
  station.remove()
}

/** What each page shows once nothing more comes. @param {string} address */
async function takePictures(address) {
  const browser = await chromium.launch({ executablePath: findChromium() })
  /** @param {string} path */
  const picture = async (path) => {
    const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 412, height: 823 } })
    await page.goto(address + path, { waitUntil: 'networkidle' })
    return page.evaluate(takePicture)
  }
  try {
    return { home: await picture(pages.home), start: await picture(pages.start) }
  } finally {
    await browser.close()
  }
}

/**
 * Whether every verdict passed.
 * @param {Awaited<ReturnType<typeof startAuditor>>} auditor @param {string} ours @param {string} beside
 */
async function compare(auditor, ours, beside) {
  const urls = {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [name, ours + pages[name]],
        [`floor-${name}`, `${beside}/floor-${name}/`],
      ]),
    ),
    govuk: `${beside}/govuk/`,
  }
  const memory = await memoryOf(urls)
  const passed = []
  for (const profile of /** @type {const} */ (['mobile', 'river'])) {
    const { figures, withoutResult } = await measure(auditor, urls, profile)
    console.log(
      `\n${profile === 'mobile' ? "Lighthouse's phone" : 'processor ÷ 6, 400 kbit/s, 400 ms, applied'}`,
    )
    console.table(
      Object.fromEntries(Object.keys(urls).map((name) => [name, row(figures(name), memory[name])])),
    )
    const verdicts = [
      ...names.flatMap((name) =>
        verdictsOf(name, { ours: figures(name), floor: figures(`floor-${name}`) }).filter(
          // The score is defined for Lighthouse's own phone.
          ({ what }) => profile === 'mobile' || !what.includes('score'),
        ),
      ),
      atMost('home: bytes of a first visit', medians(figures('home')).bytes, mostBytes),
      atMost('runs without a result', withoutResult, 0),
    ]
    verdicts.forEach(print)
    passed.push(...verdicts.map((verdict) => verdict.passed))
  }
  return passed.every(Boolean)
}

/** @param {import('./web/verdicts.mjs').Verdict} verdict */
function print({ what, found, passed }) {
  console.log(`${passed ? '✓' : '✗'} ${what}: ${found}`)
}

/** Whether a repeat visit without a connection shows the home soon. @param {string} ours @param {string} beside */
async function compareOffline(ours, beside) {
  const visits = await offlineVisits(`${ours}/`, `${beside}/floor-home/`, rounds)
  const floor = quantile(visits.beside, 0.5)
  const what = `home again, without a connection: first paint beside the ${floor.toFixed(0)} ms of its floor with one`
  const verdict = atMost(what, quantile(visits.offline, 0.5), mostOffline)
  console.log('')
  print(verdict)
  return verdict.passed
}

/** @param {Awaited<ReturnType<typeof startAuditor>>} auditor @param {Record<string, string>} urls @param {Profile} profile */
async function measure(auditor, urls, profile) {
  /** @type {Map<string, Figures[]>} */
  const found = new Map(Object.keys(urls).map((name) => [name, []]))
  let withoutResult = 0
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls)) {
      const figures = await auditor.audit(url, profile)
      if (figures) found.get(name)?.push(figures)
      else withoutResult++
    }
  return { figures: (/** @type {string} */ name) => found.get(name) ?? [], withoutResult }
}

/** @param {readonly Figures[]} runs @param {import('./web/memory.mjs').Memory | undefined} memory */
function row(runs, memory = { heap: NaN, nodes: NaN }) {
  const { score, fcp, lcp, tbt, cls, bytes, requests } = medians(runs)
  return {
    score: score.toFixed(2),
    'first paint, ms': Math.round(fcp),
    'largest paint, ms': Math.round(lcp),
    'blocked, ms': Math.round(tbt),
    'layout shift': cls.toFixed(3),
    KB: Math.round(bytes / 1024),
    requests,
    'heap, KB': Math.round(memory.heap / 1024),
    nodes: memory.nodes,
  }
}
