// @ts-check
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/testing/programs.mjs'

/** @typedef {{ heap: number, nodes: number }} Memory bytes of the scripts' heap that are in use, and nodes of the document */

/**
 * What each page holds once nothing more comes, after what is no longer used was thrown away.
 * @param {Record<string, string>} urls @returns {Promise<Record<string, Memory>>}
 */
export async function memoryOf(urls) {
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    /** @type {Record<string, Memory>} */
    const found = {}
    for (const [name, url] of Object.entries(urls)) found[name] = await measure(browser, url)
    return found
  } finally {
    await browser.close()
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @returns {Promise<Memory>} */
async function measure(browser, url) {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 412, height: 823 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  /** @param {string} name */
  const valueOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  const found = { heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes') }
  await page.close()
  return found
}
