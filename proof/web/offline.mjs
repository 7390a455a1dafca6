// @ts-check
import { chromium, expect } from '@playwright/test'
import { findChromium } from '../../tools/testing/programs.mjs'

/** By then the portal is on the device whole, in milliseconds. */
const patience = 120_000

/**
 * First paints in milliseconds, with a sixth of this machine's processor: of a repeat visit to the portal without a connection, and beside it
 * in turns of a page that its server is asked for each time.
 * @param {string} portal @param {string} beside @param {number} rounds
 * @returns {Promise<{ offline: number[], beside: number[] }>}
 */
export async function offlineVisits(portal, beside, rounds) {
  const browser = await chromium.launch({ executablePath: findChromium() })
  const newPage = () => browser.newPage({ locale: 'pt-BR', viewport: { width: 412, height: 823 } })
  try {
    const [kept, other] = [await newPage(), await newPage()]
    await kept.goto(portal)
    await expect.poll(() => isKept(kept), { timeout: patience }).toBe(true)
    await kept.context().setOffline(true)
    await other.goto(beside)
    for (const page of [kept, other]) await slowDown(page)
    /** @type {{ offline: number[], beside: number[] }} */
    const found = { offline: [], beside: [] }
    for (let round = 0; round < rounds; round++) {
      found.offline.push(await firstPaint(kept))
      found.beside.push(await firstPaint(other))
    }
    return found
  } finally {
    await browser.close()
  }
}

/** Whether the portal is on the device whole. @param {import('@playwright/test').Page} page */
const isKept = (page) => page.evaluate(async () => (await caches.match('/completo')) !== undefined)

/** Gives the page a sixth of the processor. @param {import('@playwright/test').Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Loads the page again. @param {import('@playwright/test').Page} page @returns {Promise<number>} */
async function firstPaint(page) {
  await page.reload()
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}
