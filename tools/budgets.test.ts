import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { budgetsOf, measuredBudgets } from './budgets.mjs'

const page =
  '<html lang="pt-br"><link rel="icon" href="/mark.svg"><link rel="stylesheet" href="/assets/main-1.css"><script src="/assets/boot-1.js"></script>' +
  '<link rel="modulepreload" href="/assets/react-1.js"><script type="module" src="/assets/main-1.js"></script>'

const built = {
  'index.html': page,
  'assets/boot-1.js': '0',
  'assets/react-1.js': 'export const r = 1',
  'assets/main-1.js':
    'import{r}from"./react-1.js";import"./base-1.js";r;import("./report-page-1.js");import("./print-page-1.js");import("./copy-1.js");import("./loss.flow-1.js")',
  'assets/copy-1.js': 'export const c = 1',
  'assets/base-1.js': 'export{r}from"./react-1.js"',
  'assets/main-1.css': 'a{}',
  'assets/report-page-1.js':
    'import{r}from"./react-1.js";import{e}from"./engine-1.js";e;()=>import(`./box-1.js`);import("./pdf-1.js");import("./print-page-1.js");import("./calendar-dialog-1.js");import("./finish-screen-1.js");import("./send-with-token-1.js");import("./outgoing-report-1.js");import("./place-map-1.js");import("./advanced-search-1.js");import("./para-map-1.js");import("./searched-radios-1.js")',
  'assets/finish-screen-1.js': 'import"./engine-1.js"',
  'assets/send-with-token-1.js': 'import"./engine-1.js";import("./human-check-token-1.js")',
  'assets/outgoing-report-1.js': 'import"./engine-1.js"',
  'assets/human-check-token-1.js': 'import("./human-check-work-1.js");import("./human-check-recaptcha-1.js")',
  'assets/human-check-work-1.js': 'import"./engine-1.js";new Worker("/assets/pbkdf2-x.js")',
  'assets/pbkdf2-x.js': 'onmessage = 1',
  'assets/advanced-search-1.js': 'import"./engine-1.js"',
  'assets/place-map-1.js': 'import"./engine-1.js";import"./leaflet-1.js"',
  'assets/leaflet-1.js': 'export const l = 1',
  'assets/para-map-1.js': 'export const m = 2',
  'assets/searched-radios-1.js': 'import"./engine-1.js"',
  'assets/calendar-dialog-1.js': 'import"./react-1.js";import"./engine-1.js";import"./days-1.js"',
  'assets/days-1.js': 'export const y = 1',
  'assets/box-1.js': 'import"./react-1.js";import"./keys-1.js";import("./menu-1.js")',
  'assets/keys-1.js': 'export const d = 1',
  'assets/menu-1.js': 'export const m = 1',
  'assets/pdf-1.js': 'export const p = 1',
  'assets/print-page-1.js': 'export const p = 2',
  'assets/engine-1.js': 'export const e = 1',
  'assets/loss.flow-1.js': 'import{e}from"./engine-1.js";import"./blocks-1.js"',
  'assets/blocks-1.js': 'export const b = 1',
}

async function laid(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'fr-fr'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

/** The same in French, where the scripts have names of their own. */
const inFrench = Object.fromEntries(
  Object.entries(built).map(([path, text]) => [
    path === 'index.html' ? 'fr-fr/index.html' : path.replace('-1.', '-2.'),
    text.replaceAll('-1.', '-2.').replace('pt-br', 'fr-fr'),
  ]),
)

const budgetsIn = async (files: Record<string, string>) => {
  const budgets = await budgetsOf(Object.keys(files), (file) => Promise.resolve(files[file] ?? ''))
  const short = (file: string) => file.replace(/^assets\//, '')
  return budgets.map(({ name, language, files: loaded }) => ({
    name: `${name} (${language})`,
    files: loaded.map(short).toSorted(),
  }))
}

test('each screen is weighed with what it loads, what comes when it is needed included, and what is not there yet', async () => {
  expect(await budgetsIn(built)).toEqual([
    { name: 'home: scripts (pt-br)', files: ['base-1.js', 'boot-1.js', 'main-1.js', 'react-1.js'] },
    { name: 'home: styles (pt-br)', files: ['main-1.css'] },
    {
      name: 'wizard: scripts on top (pt-br)',
      files: ['blocks-1.js', 'box-1.js', 'engine-1.js', 'keys-1.js', 'menu-1.js', 'report-page-1.js'],
    },
    { name: 'calendar, once it is opened (pt-br)', files: ['calendar-dialog-1.js', 'days-1.js'] },
    { name: 'advanced search, once it is opened (pt-br)', files: ['advanced-search-1.js'] },
    { name: 'map, once it is shown (pt-br)', files: ['leaflet-1.js', 'place-map-1.js'] },
    { name: 'lines of the map (pt-br)', files: ['para-map-1.js'] },
    { name: 'search of natures (pt-br)', files: ['searched-radios-1.js'] },
    { name: 'finish, beside the summary (pt-br)', files: ['finish-screen-1.js'] },
    { name: 'sending, beside the summary (pt-br)', files: ['outgoing-report-1.js', 'send-with-token-1.js'] },
    {
      name: 'human check, beside the summary (pt-br)',
      files: ['human-check-token-1.js', 'human-check-work-1.js', 'pbkdf2-x.js'],
    },
    { name: 'flow: loss (pt-br)', files: ['loss.flow-1.js'] },
  ])
})

test('each language is weighed with its own scripts alone', async () => {
  const budgets = await budgetsIn({ ...built, ...inFrench })
  expect(budgets).toHaveLength(24)
  for (const { name, files } of budgets)
    expect(files.filter((file) => file.includes(name.endsWith('(fr-fr)') ? '-1.' : '-2.'))).toEqual([])
})

test('the language that weighs most decides', async () => {
  const heavy = `export const b = '${randomBytes(3_000).toString('base64')}'`
  const { table, passed } = await measuredBudgets(
    await laid({ ...built, ...inFrench, 'assets/loss.flow-2.js': heavy }),
  )
  expect(passed).toBe(12)
  expect(table).toMatch(/flow: loss .*fr-fr/)
})

test('what is too heavy fails, and so does what is not there', async () => {
  expect(await measuredBudgets(await laid(built))).toMatchObject({ passed: 12, failed: 0 })
  const heavy = `export const b = '${randomBytes(9_000).toString('base64')}'`
  expect(await measuredBudgets(await laid({ ...built, 'assets/loss.flow-1.js': heavy }))).toMatchObject({
    failed: 1,
  })
  const without = {
    ...built,
    'assets/main-1.js': 'import("./report-page-1.js")',
    'assets/report-page-1.js': 'import"./engine-1.js"',
  }
  expect(await measuredBudgets(await laid(without))).toMatchObject({ passed: 3, failed: 9 })
})
