import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'
import { findWholeChromium } from '../../tools/testing/programs.mjs'
import { keepPortal } from '../support/keep-portal.ts'
import { languages } from '../support/languages.ts'
import { walkSteps } from '../support/quick-exit.ts'
import { routeReport } from '../support/route-report.ts'
import { startSpoilingProxy, type Spoiling } from '../support/spoiling-proxy.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { walkCareToNumber } from '../support/walk-immediate-care.ts'
import { goOn, heading, registeredNumber } from '../support/wizard-actions.ts'
import { findWords, readProfile, withNamesOfScripts, type ProfileFile } from './profile-files.ts'

/** Words of the kind of report, of the controls of every report, and of the names of their screens. */
const wordsOfFlows = [
  '"kind"',
  'violencia',
  'violência',
  'violence',
  'atendimento',
  'campo-envolvido',
  'campo-fato',
  'campo-resp',
]

/** What the service worker keeps is the same for everybody; compiled scripts beside it would not be (their files end in _1). */
const sameForAll = /Service Worker[\\/](CacheStorage[\\/].*_0$|ScriptCache[\\/])/

/** Of the worker alone, which every visit of the home brings. */
const workerScript = /service-worker[.]js/

/** A browser as people have it, with a profile of its own on disk. */
async function withProfile(
  baseURL: string | undefined,
  visit: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<ProfileFile[]> {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findWholeChromium() ?? '',
      baseURL: baseURL ?? '',
      serviceWorkers: 'allow',
    })
    const [page] = context.pages()
    if (!page) throw new Error('a browser opens with a page')
    try {
      await visit(page, context)
      // Browsers write the caches that they clear, and what they note of a page, a moment later.
      await page.waitForTimeout(2_000)
    } finally {
      await context.close()
    }
    return await readProfile(profile)
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

/** Everything that the station gives to everybody: an answer that says the same would be found there. */
async function textOfPortal(baseURL: string | undefined): Promise<string> {
  const dist = join(root, 'apps/web/dist')
  const names = (await readdir(dist, { recursive: true })).filter((name) => /[.](js|html)$/.test(name))
  const lists = await fetch(new URL('/api/listas-guardadas/pt-br', baseURL))
  return [
    await lists.text(),
    ...(await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')))),
  ].join()
}

/** Notes what the boxes of the page hold. */
async function noteTyped(page: Page, typed: Set<string>): Promise<void> {
  const boxes = page.locator('main input:not([type=radio]):not([type=checkbox]), main textarea')
  for (const box of await boxes.all()) typed.add(await box.inputValue())
}

/** The typed words that nothing but this journey can have brought into a profile. */
async function tellingWords(typed: Iterable<string>, baseURL: string | undefined): Promise<string[]> {
  const known = await textOfPortal(baseURL)
  return [...typed].filter((word) => word.length > 7 && !known.includes(word))
}

function expectNoCompiledScript(files: readonly ProfileFile[]): void {
  expect(files.map(({ path }) => path).filter((path) => /CacheStorage[\\/].*_1$/.test(path))).toEqual([])
}

/** What is not the same for everybody. Of compiled scripts that is which of them ran, not what they say. */
const ownOf = (files: readonly ProfileFile[]) =>
  withNamesOfScripts(files).filter(
    ({ path, readings }) =>
      !sameForAll.test(path) &&
      !readings.some((bytes) => workerScript.test(bytes.toString('latin1', 0, 200))),
  )

// TR-01, TR-03, TR-04
test('a violence report from the home to its number leaves nothing in the profile of the browser', async ({
  baseURL,
}) => {
  test.setTimeout(150_000)
  const typed = new Set<string>()
  const files = await withProfile(baseURL, async (page) => {
    await keepPortal(page)
    await walkFlow(page, languages[0], await routeReport('violencia'), () => noteTyped(page, typed))
    await goOn(page)
    const { number, bop } = await registeredNumber(page)
    for (const word of [number, bop, number.slice(number.indexOf('.') + 1)]) typed.add(word)
    // A session store is written after some seconds.
    await page.waitForTimeout(6_000)
    await page.getByRole('button', { name: 'Sair depressa' }).click()
    await expect(page).toHaveTitle('Bolo de macaxeira')
  })
  const words = await tellingWords(typed, baseURL)
  expect(words.length).toBeGreaterThan(9)
  expect(findWords(files, words)).toEqual([])
  // What the browser writes by itself is the address of the portal, here and below.
  expect(findWords(files, [new URL(baseURL ?? '').host]).length).toBeGreaterThan(3)
  expect(findWords(ownOf(files), wordsOfFlows)).toEqual([])
  expectNoCompiledScript(files)
})

/** Leaves by three presses of a key. */
async function leaveBy(page: Page, key: 'Escape' | 'Shift'): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sair depressa' })).toBeVisible()
  for (let time = 0; time < 3; time++) await page.keyboard.press(key)
  await expect(page).toHaveTitle('Bolo de macaxeira')
}

/** Comes by the link of a woman's report, fills its first steps, and leaves by three presses of a key. */
async function leaveAfterFirstSteps(page: Page, key: 'Escape' | 'Shift', typed: Set<string>): Promise<void> {
  await walkCareToNumber(page, async (screen) => {
    await noteTyped(page, typed)
    if (screen === 'documents') throw new Error('far enough')
  }).catch(() => undefined)
  await page.reload()
  await leaveBy(page, key)
}

for (const key of ['Shift', 'Escape'] as const)
  // TR-02, TR-03, TR-04
  test(`whoever comes by a link leaves that link alone, by three presses of ${key}`, async ({ baseURL }) => {
    test.setTimeout(120_000)
    const typed = new Set<string>()
    const files = await withProfile(baseURL, (page) => leaveAfterFirstSteps(page, key, typed))
    const words = await tellingWords(typed, baseURL)
    expect(words.length).toBeGreaterThan(0)
    expect(findWords(files, words)).toEqual([])
    const traces = findWords(ownOf(files), wordsOfFlows)
    expect(traces.filter((trace) => !/#\/violencia_contra_mulher\/atendimento/.test(trace))).toEqual([])
    expectNoCompiledScript(files)
  })

// VI-16, VI-14, TR-02, TR-03
test('after more steps than the browser keeps, with the terms in another tab, nothing is left behind', async ({
  baseURL,
}) => {
  test.setTimeout(150_000)
  const typed = new Set<string>()
  const files = await withProfile(baseURL, async (page, context) => {
    await keepPortal(page)
    await walkSteps(page, 60)
    await noteTyped(page, typed)
    const terms = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
    await expect(heading(await terms)).toHaveText('Termos de uso')
    await page.bringToFront()
    await page.getByRole('button', { name: 'Sair depressa' }).click()
    await expect(page).toHaveTitle('Bolo de macaxeira')
    await expect.poll(() => context.pages().length).toBe(1)
    for (let time = 0; time < 3; time++) {
      await page.goBack()
      await expect(page).not.toHaveTitle(/Delegacia/)
    }
  })
  const words = await tellingWords(typed, baseURL)
  expect(findWords(files, words)).toEqual([])
  const traces = findWords(ownOf(files), wordsOfFlows)
  expect(traces.filter((trace) => !/#\/violencia_contra_mulher\/atendimento/.test(trace))).toEqual([])
  expectNoCompiledScript(files)
})

/** From the home to a step of violence, and out by Escape; returns what the profile says of it. */
async function tracesOfShortVisit(
  baseURL: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<string[]> {
  const files = await withProfile(baseURL, async (page, context) => {
    await prepare(context)
    await page.goto('/')
    await expect(page.locator('#registrar')).toBeVisible()
    await page
      .locator('a[href="#/violencia"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.locator('main').getByRole('button').last().click()
    await page.waitForLoadState('networkidle')
    await leaveBy(page, 'Escape')
  })
  return findWords(ownOf(files), wordsOfFlows)
}

/** One line of cleaning that is taken out, by what the profile says then. */
const mutations: readonly {
  name: string
  says: RegExp
  answer?: NonNullable<Spoiling['answer']>
  prepare?: (context: BrowserContext) => Promise<unknown>
}[] = [
  {
    name: 'the cache is not cleared',
    says: /in Default[\\/]Cache/,
    answer: ({ headers }) => void delete headers['clear-site-data'],
  },
  {
    name: 'the address of the flow is not hidden',
    says: /in Default[\\/](History|Sessions)/,
    prepare: (context) =>
      context.addInitScript(() => {
        const push = history.pushState.bind(history)
        history.pushState = (state, unused, url) => push(state, unused, url === '#/' ? '#/violencia' : url)
      }),
  },
]

test('with all lines of cleaning a short visit leaves nothing', async () => {
  const proxy = await startSpoilingProxy(Number(process.env['STATION_PORT']), {})
  expect(await tracesOfShortVisit(proxy.url.href, async () => undefined)).toEqual([])
  await proxy.close()
})

for (const { name, says, answer, prepare = async () => undefined } of mutations)
  test(`without a line of cleaning the reader of the profile finds it: ${name}`, async () => {
    const proxy = await startSpoilingProxy(Number(process.env['STATION_PORT']), answer ? { answer } : {})
    try {
      expect((await tracesOfShortVisit(proxy.url.href, prepare)).join('\n')).toMatch(says)
    } finally {
      await proxy.close()
    }
  })

/** Makes every box one that browsers complete, as if no form and no box forbade it. */
function letBoxesBeCompleted(): void {
  const allow = () => {
    for (const element of document.querySelectorAll('[autocomplete]')) element.removeAttribute('autocomplete')
  }
  new MutationObserver(allow).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['autocomplete'],
  })
}

test('without a line of cleaning the reader of the profile finds it: boxes may be completed', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const typed = new Set<string>()
  const files = await withProfile(baseURL, async (page) => {
    await page.addInitScript(letBoxesBeCompleted)
    await leaveAfterFirstSteps(page, 'Escape', typed)
  })
  const words = await tellingWords(typed, baseURL)
  expect(findWords(files, words).join('\n')).toMatch(/in Default[\\/](Web Data|Sessions)/)
})
