import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './expect-accessible.ts'
import { expectReflow } from './expect-reflow.ts'
import { expectLargeTextFits, usualText, useLargeText } from './large-text.ts'

const looks = [
  { colorScheme: 'dark', forcedColors: 'none', looked: 'colours' },
  { colorScheme: 'light', forcedColors: 'active', looked: 'others' },
  { colorScheme: 'light', forcedColors: 'none', looked: 'all' },
] as const

/** axe finds nothing in dark and forced colours: for screens of which another test sees the light ones. */
export const expectOtherColours = (page: Page): Promise<void> => expectLooks(page, looks.slice(0, 2))

async function expectLooks(page: Page, wanted: readonly (typeof looks)[number][]): Promise<void> {
  for (const { looked, ...look } of wanted) {
    await page.emulateMedia(look)
    // Until the new colours are drawn axe would measure some of the old ones.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 150))))
    await expectNoAxeViolations(page, undefined, looked)
  }
}

/**
 * The state that the page is in holds in 320 pixels, with letters of twice the size, and under axe: in light, dark and forced
 * colours, or in light alone. Colours are the same in every language.
 */
export async function expectEveryLook(page: Page, colours: boolean): Promise<void> {
  await expectLooks(page, colours ? looks : looks.slice(2))
  await useLargeText(page)
  await expectLargeTextFits(page)
  await usualText(page)
  // The narrow window takes the focus from its box, which closes a menu.
  if ((await page.locator('[role=combobox][aria-expanded=true]').count()) === 0) await expectReflow(page)
}
