import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { budgetsOf, deskBudgetsOf, measuredBudgets } from './budgets.mjs'

const page =
  '<html lang="pt-br"><link rel="icon" href="/mark.svg"><style>a{}</style><script>boot()</script>' +
  '<link rel="modulepreload" href="/assets/react-1.js"><script type="module" src="/assets/main-1.js"></script>'

type Script = { src?: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }

/** What was built, as in Vite's manifest, by the names of the scripts; a script without a source is shared by others. */
const scripts: Record<string, Script> = {
  react: {},
  main: {
    src: 'index.html',
    imports: ['react', 'base'],
    dynamicImports: [
      'report-page',
      'print-page',
      'follow-page',
      'validate-route',
      'kept-card',
      'copy',
      'model',
      'likely',
      'loss.flow',
      'after-start',
    ],
  },
  'after-start': { src: 'shell/after-start.tsx', dynamicImports: ['reading-bar', 'libras-offer'] },
  'reading-bar': { src: 'reading/reading-bar.tsx' },
  'libras-offer': { src: 'reading/libras-offer.tsx' },
  dictation: { src: 'reading/dictation.tsx' },
  'account-sentences': { src: 'inputs/text/account-sentences.tsx' },
  model: { src: '../../packages/domain/search/model.ts' },
  likely: { src: 'pages/home/register/likely/likely.ts', imports: ['react'] },
  copy: { src: 'pages/home/copy.ts' },
  base: { imports: ['react'] },
  'report-page': {
    src: 'pages/report/report-page.tsx',
    imports: ['react', 'engine'],
    dynamicImports: [
      'box',
      'pdf',
      'print-page',
      'calendar-dialog',
      'time-dialog',
      'finish-screen',
      'send-with-token',
      'outgoing-report',
      'place-map',
      'advanced-search',
      'para-map',
      'searched-radios',
      'thing-search',
      'stop-help',
      'exit-practice',
      'unlisted-place',
      'device-place-gate',
      'email-slip',
      'dictation',
      'account-sentences',
      'draft-document',
      'keeping-line',
      'kept-reports',
    ],
  },
  'finish-screen': { src: 'pages/report/finish/finish-screen.tsx', imports: ['engine'] },
  'send-with-token': {
    src: 'sending/send-with-token.ts',
    imports: ['engine'],
    dynamicImports: ['human-check-token'],
  },
  'outgoing-report': { src: 'pages/report/submit/outgoing-report.ts', imports: ['engine'] },
  'human-check-token': {
    src: 'sending/human-check-token.ts',
    dynamicImports: ['human-check-work', 'human-check-recaptcha'],
  },
  'human-check-recaptcha': { src: 'sending/human-check-recaptcha.ts' },
  'human-check-work': {
    src: 'sending/human-check-work.ts',
    imports: ['engine'],
    assets: ['assets/pbkdf2-x.js', 'assets/lock-x.svg'],
  },
  'advanced-search': { src: 'inputs/place/advanced-search.tsx', imports: ['engine'] },
  'place-map': { src: 'inputs/place/place-map.tsx', imports: ['engine', 'leaflet'] },
  'stop-help': { src: 'help/stop-help.tsx' },
  'exit-practice': { src: 'pages/report/before/exit-practice.tsx' },
  'unlisted-place': { src: 'inputs/address/unlisted-place.tsx' },
  'device-place-gate': { src: 'portal/device-place-gate.tsx' },
  'email-slip': { src: 'inputs/text/email-slip.tsx' },
  'draft-document': { src: 'pages/report/summary/draft-document.tsx' },
  'keeping-line': { src: 'pages/report/keeping/keeping-line.tsx', imports: ['kept-reports'] },
  'kept-reports': { src: 'device/kept-reports.ts' },
  'kept-card': { src: 'pages/home/cards/kept-card.tsx', imports: ['kept-reports'] },
  leaflet: {},
  'para-map': { src: '../../packages/domain/geography/para-map.ts' },
  'thing-search': { src: 'pages/report/list/thing-search.tsx', imports: ['engine'] },
  'searched-radios': { src: 'inputs/searched-radios.tsx', imports: ['engine'] },
  'calendar-dialog': { src: 'inputs/calendar-dialog.tsx', imports: ['react', 'engine', 'days'] },
  'time-dialog': { src: 'inputs/time-dialog.tsx', imports: ['engine'] },
  days: {},
  box: { src: 'inputs/box.tsx', imports: ['react', 'keys'], dynamicImports: ['menu'] },
  keys: {},
  menu: { src: 'ui/menu.tsx' },
  pdf: { src: 'ui/pdf.tsx' },
  'print-page': { src: 'pages/print/print-page.tsx' },
  'follow-page': { src: 'pages/follow/follow-page.tsx', dynamicImports: ['thread-screen'] },
  'thread-screen': {
    src: 'pages/follow/thread-screen.tsx',
    imports: ['said'],
    dynamicImports: ['correction-card', 'evidence-box'],
  },
  'correction-card': { src: 'pages/follow/correction-card.tsx', imports: ['said'] },
  said: {},
  'evidence-box': { src: 'evidence/evidence-box.tsx' },
  'validate-route': {
    src: 'shell/validate-route.tsx',
    dynamicImports: ['signature-check', 'message-check'],
  },
  'signature-check': {
    src: 'pages/validate/signature-check.tsx',
    imports: ['engine'],
    assets: ['assets/check-worker-x.js'],
  },
  'message-check': { src: 'pages/validate/message-check.tsx' },
  engine: {},
  'loss.flow': { src: '../../packages/flows/crimes/loss/flow.ts', imports: ['engine', 'blocks'] },
  blocks: {},
}

const manifestOf = (graph: Record<string, Script>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(graph).map(([name, script]) => [name, { ...script, file: `assets/${name}-1.js` }]),
    ),
  )

const built = {
  'index.html': page,
  '.vite/pt-br.json': manifestOf(scripts),
  'assets/pbkdf2-x.js': 'onmessage = 1',
  'assets/check-worker-x.js': 'onmessage = 1',
  'assets/main-1.css': 'a{}',
  ...Object.fromEntries(
    Object.keys(scripts).map((name) => [`assets/${name}-1.js`, `export const a = '${name}'`]),
  ),
}

async function builtFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'fr-fr'))
  await mkdir(join(folder, '.vite'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

/** The same in French, with other file names. */
const inFrench = Object.fromEntries(
  Object.entries(built).map(([path, text]) => [
    path === 'index.html' ? 'fr-fr/index.html' : path.replace('-1.', '-2.').replace('pt-br', 'fr-fr'),
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

test('the size of a screen includes what it loads at once and what it loads later', async () => {
  expect(await budgetsIn(built)).toEqual([
    { name: 'home: scripts (pt-br)', files: ['base-1.js', 'main-1.js', 'react-1.js'] },
    { name: 'home: page with its styles (pt-br)', files: ['index.html'] },
    {
      name: 'wizard: scripts on top (pt-br)',
      files: ['blocks-1.js', 'box-1.js', 'engine-1.js', 'keys-1.js', 'menu-1.js', 'report-page-1.js'],
    },
    { name: 'model of the search, once one types (pt-br)', files: ['model-1.js'] },
    { name: 'answers of the search, with it (pt-br)', files: ['likely-1.js'] },
    { name: 'help, where a report stops (pt-br)', files: ['stop-help-1.js'] },
    { name: 'practice of the quick exit, once wanted (pt-br)', files: ['exit-practice-1.js'] },
    { name: 'calendar, once it is opened (pt-br)', files: ['calendar-dialog-1.js', 'days-1.js'] },
    { name: 'hours, once they are opened (pt-br)', files: ['time-dialog-1.js'] },
    { name: 'advanced search, once it is opened (pt-br)', files: ['advanced-search-1.js'] },
    { name: 'street of no list, once asked for (pt-br)', files: ['unlisted-place-1.js'] },
    { name: 'position, where it is required (pt-br)', files: ['device-place-gate-1.js'] },
    { name: 'map, once it is shown (pt-br)', files: ['leaflet-1.js', 'place-map-1.js'] },
    { name: 'lines of the map (pt-br)', files: ['para-map-1.js'] },
    { name: 'slips of an e-mail address (pt-br)', files: ['email-slip-1.js'] },
    { name: 'dictation, beside the account (pt-br)', files: ['dictation-1.js'] },
    { name: 'sentences, beside the account of violence (pt-br)', files: ['account-sentences-1.js'] },
    { name: 'reading aloud, once turned on (pt-br)', files: ['reading-bar-1.js'] },
    { name: 'video in Libras, where there is one (pt-br)', files: ['libras-offer-1.js'] },
    { name: 'search of things, beside their list (pt-br)', files: ['thing-search-1.js'] },
    { name: 'search of natures (pt-br)', files: ['searched-radios-1.js'] },
    { name: 'draft of the document, once asked for (pt-br)', files: ['draft-document-1.js'] },
    {
      name: 'keeping on the device, beside a step (pt-br)',
      files: ['keeping-line-1.js', 'kept-reports-1.js'],
    },
    { name: 'what the device keeps, on the home (pt-br)', files: ['kept-card-1.js', 'kept-reports-1.js'] },
    { name: 'finish, beside the summary (pt-br)', files: ['finish-screen-1.js'] },
    { name: 'thread of a report (pt-br)', files: ['follow-page-1.js', 'said-1.js', 'thread-screen-1.js'] },
    { name: 'questions in the thread (pt-br)', files: ['correction-card-1.js'] },
    { name: 'evidence in the thread (pt-br)', files: ['evidence-box-1.js'] },
    { name: 'validation of a document (pt-br)', files: ['validate-route-1.js'] },
    { name: 'signatures of any document (pt-br)', files: ['check-worker-x.js', 'signature-check-1.js'] },
    { name: 'a message in our name (pt-br)', files: ['message-check-1.js'] },
    { name: 'sending, beside the summary (pt-br)', files: ['outgoing-report-1.js', 'send-with-token-1.js'] },
    {
      name: 'human check, beside the summary (pt-br)',
      files: ['human-check-token-1.js', 'human-check-work-1.js', 'pbkdf2-x.js'],
    },
    { name: 'flow: loss (pt-br)', files: ['loss.flow-1.js'] },
  ])
})

test('the size of a language includes its own scripts only', async () => {
  const budgets = await budgetsIn({ ...built, ...inFrench })
  expect(budgets).toHaveLength(68)
  for (const { name, files } of budgets)
    expect(files.filter((file) => file.includes(name.endsWith('(fr-fr)') ? '-1.' : '-2.'))).toEqual([])
})

test('the heaviest language decides', async () => {
  const heavy = `export const b = '${randomBytes(3_000).toString('base64')}'`
  const { table, passed } = await measuredBudgets(
    await builtFolder({ ...built, ...inFrench, 'assets/loss.flow-2.js': heavy }),
  )
  expect(passed).toBe(34)
  expect(table).toMatch(/flow: loss .*fr-fr/)
})

test('what is too heavy fails, and so does what is missing', async () => {
  expect(await measuredBudgets(await builtFolder(built))).toMatchObject({ passed: 34, failed: [] })
  const heavy = `export const b = '${randomBytes(9_000).toString('base64')}'`
  const { failed } = await measuredBudgets(await builtFolder({ ...built, 'assets/loss.flow-1.js': heavy }))
  expect(failed).toEqual(['flow: loss'])
  const without = {
    ...built,
    '.vite/pt-br.json': manifestOf({
      ...scripts,
      main: { src: 'index.html', dynamicImports: ['report-page'] },
      'report-page': { src: 'pages/report/report-page.tsx', imports: ['engine'] },
    }),
  }
  const unused = await measuredBudgets(await builtFolder(without))
  expect(unused.passed).toBe(3)
  expect(unused.failed).toHaveLength(31)
})

test('a build without a manifest is an error', async () => {
  const { '.vite/pt-br.json': _, ...without } = built
  await expect(measuredBudgets(await builtFolder(without))).rejects.toThrow('pt-br.json')
})

test('what an officer loads first is the page with its scripts and styles, and not what comes later', async () => {
  const desk = {
    'index.html': page.replace('<style>a{}</style>', '<link rel="stylesheet" href="/assets/main-1.css">'),
    '.vite/manifest.json': manifestOf(scripts),
  }
  const read = (files: Record<string, string>) => deskBudgetsOf((file) => Promise.resolve(files[file] ?? ''))
  expect(await read(desk)).toEqual([
    {
      name: 'desk: first page',
      language: 'pt-br',
      files: ['index.html', 'assets/main-1.css', 'assets/react-1.js', 'assets/main-1.js', 'assets/base-1.js'],
      limit: 150,
    },
  ])
  // Without scripts nothing was built: that weighs nothing, and fails.
  expect(await read({ ...desk, 'index.html': '<html>' })).toMatchObject([{ files: [] }])
})
