import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './expect-accessible.ts'

/** In light and dark: axe finds nothing, and nothing is wider than the screen. */
export async function expectGoodScreen(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Until the new colours are drawn axe would measure some of the old ones.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
    await expectNoAxeViolations(page, undefined, colorScheme === 'dark' ? 'colours' : 'all')
  }
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide, 'width of what is on the page').toBeLessThanOrEqual(room)
}
