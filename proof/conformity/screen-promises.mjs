// @ts-check
import axe from 'axe-core'
import { judged, notTried } from './promise.mjs'

/** @typedef {import('./promise.mjs').Promised} Promised */

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const screens = ['#/', '#/validar', '#/acompanhar', '#/termos', '#/privacidade', 'painel']
const noBrowser = 'no Chromium was found: set CHROMIUM_PATH'

/** @typedef {{ screens: number, violations: string[], others: string[], cookies: number, errors: string[] }} Walk */

/** One walk serves both promises of a trial. @type {WeakMap<import('./promise.mjs').Trial, Promise<Walk | undefined>>} */
const walks = new WeakMap()

/** @param {import('./promise.mjs').Trial} trial */
function walkOf(trial) {
  const walked = walks.get(trial) ?? walk(trial)
  walks.set(trial, walked)
  return walked
}

/**
 * Goes through every public screen in the window of a phone; undefined if there is no browser.
 * @param {import('./promise.mjs').Trial} trial
 * @returns {Promise<Walk | undefined>}
 */
async function walk({ base, browser, selfSigned, screenHomes }) {
  const chromium = await browser()
  if (chromium === undefined) return undefined
  const context = await chromium.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: selfSigned,
    serviceWorkers: 'block',
  })
  /** @type {Set<string>} */
  const others = new Set()
  /** @type {Set<string>} */
  const errors = new Set()
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== base.origin && /^(https?|wss?):$/.test(protocol)) others.add(origin)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') errors.add(message.text().slice(0, 120))
  })
  const page = await context.newPage()
  const violations = []
  const addresses = screenHomes.flatMap((home) => screens.map((screen) => `${home}${screen}`))
  for (const address of addresses) {
    await page.goto('about:blank')
    await page.goto(new URL(address, base).href, { waitUntil: 'load' })
    await page.locator('h1').first().waitFor()
    await page.evaluate(axe.source)
    const found = await page.evaluate(
      (runOnly) => Reflect.get(globalThis, 'axe').run(document, { runOnly, iframes: false }),
      standards,
    )
    violations.push(
      .../** @type {axe.AxeResults} */ (found).violations.map(
        ({ id, nodes }) => `${address}: ${id} (${nodes.length})`,
      ),
    )
  }
  const cookies = (await context.cookies()).length
  await context.close()
  return { screens: addresses.length, violations, others: [...others], cookies, errors: [...errors] }
}

/** @type {Promised} */
const quiet = {
  id: 'quiet',
  says: 'A browser that goes through every public screen asks no other server, keeps no cookie and meets no error.',
  async tryIt(trial) {
    const walked = await walkOf(trial)
    if (walked === undefined) return notTried(noBrowser)
    const { others, cookies, errors } = walked
    const faults = others.map((origin) => `${origin} got a request`)
    if (cookies > 0) faults.push(`${cookies} cookies`)
    return judged([...faults, ...errors], `${walked.screens} screens`)
  },
}

/** @type {Promised} */
const accessible = {
  id: 'accessible',
  says: 'axe finds no violation of WCAG 2.2 AA on any public screen, in any language.',
  async tryIt(trial) {
    const walked = await walkOf(trial)
    return walked === undefined ? notTried(noBrowser) : judged(walked.violations, `${walked.screens} screens`)
  },
}

export const screenPromises = [quiet, accessible]
