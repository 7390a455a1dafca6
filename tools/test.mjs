// @ts-check
/**
 * `npm test`: every test beside the code and the core journeys in the browser, in a fresh clone after `npm ci`; with `--all`,
 * which is `npm run test:all`, every test in the browser. Its last line is `N passed, N failed`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyBudget } from './budgets.mjs'
import { binary, run } from './run.mjs'
import { countsOfPlaywright, countsOfVitest, checkedCounts } from './testing/counts.mjs'
import { failedPages } from './testing/failed-pages.mjs'
import { findChromium, missingPrograms } from './testing/programs.mjs'
import { slowestFiles, timesOfPlaywright, timesOfVitest } from './testing/slowest-files.mjs'

/** @typedef {import('./testing/counts.mjs').Counts} Outcome */

/** Otherwise the journeys in the browser that are tagged as core, alone. */
const all = process.argv.includes('--all')

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const env = { ...process.env, NODE_ENV: 'test' }

/** Of each runner, its slowest files. @type {string[]} */
const slowest = []

/** @param {string} title */
const printTitle = (title) => console.log(`\n── ${title} ──`)

/** @param {boolean} passed @param {string} reason why it is not, if it is not @returns {Outcome} */
const gate = (passed, reason) => ({ passed: passed ? 1 : 0, failed: passed ? [] : [reason], skipped: [] })

/**
 * @template Report, Timed
 * @param {string} program
 * @param {string[]} args
 * @param {string} report the file that the runner writes
 * @param {(report: Report) => import('./testing/counts.mjs').Counts} count
 * @param {(report: Timed) => import('./testing/slowest-files.mjs').Times} times
 * @returns {Promise<Outcome>}
 */
async function runner(program, args, report, count, times) {
  const { passed } = await run(binary(program), args, {
    stream: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return checkedCounts(undefined, passed)
  slowest.push(...slowestFiles(times(JSON.parse(text))))
  return checkedCounts(count(JSON.parse(text)), passed)
}

const vitestReport = join(reports, 'vitest.json')
const unitTests = () =>
  runner(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    vitestReport,
    countsOfVitest,
    timesOfVitest,
  )

const browserTests = () =>
  runner(
    'playwright',
    ['test', '--reporter=list,json', ...(all ? [] : ['--grep', '@core'])],
    join(reports, 'playwright.json'),
    countsOfPlaywright,
    timesOfPlaywright,
  )

async function build() {
  const types = await run(binary('tsc'), ['-b'], { stream: true })
  const page = (/** @type {string} */ app) => run('npm', ['run', 'build', '-w', app], { stream: true })
  const built = types.passed && (await page('apps/web')).passed && (await page('apps/desk')).passed
  return gate(built, 'the product does not build')
}

async function budgets() {
  const { table, passed, failed } = await everyBudget()
  console.log(table)
  return { passed, failed, skipped: [] }
}

/** @type {[string, Outcome][]} */
const outcomes = []
/** @param {string} title @param {() => Promise<Outcome>} job */
async function step(title, job) {
  printTitle(title)
  const outcome = await job().catch((error) => {
    console.error(error)
    return gate(false, String(error))
  })
  outcomes.push([title, outcome])
  return outcome
}

const programs = await step('programs', async () => {
  const missing = await missingPrograms()
  console.log(missing ?? `browser: ${findChromium()}`)
  return gate(missing === undefined, 'programs are missing')
})
const built = await step('build', build)
if (built.passed) await step('budgets', budgets)
if (programs.passed) await step('unit and integration tests', unitTests)
const browsers =
  programs.passed && built.passed
    ? await step(all ? 'end-to-end tests' : 'core journeys', browserTests)
    : undefined
for (const page of browsers?.failed.length ? await failedPages('test-results') : []) console.log(`\n${page}`)
await rm(reports, { recursive: true, force: true })

printTitle('slowest files')
for (const line of slowest) console.log(line)

printTitle('summary')
for (const [title, { passed, failed, skipped }] of outcomes) {
  console.log(`${title}: ${passed} passed, ${failed.length} failed`)
  for (const name of failed) console.log(`  failed: ${name}`)
  for (const name of skipped) console.log(`  skipped: ${name}`)
}
const failed = outcomes.reduce((total, [, outcome]) => total + outcome.failed.length, 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${outcomes.reduce((total, [, { passed }]) => total + passed, 0)} passed, ${failed} failed`)
