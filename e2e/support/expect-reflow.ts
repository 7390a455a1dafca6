import { expect, type Page } from '@playwright/test'

/** CSS pixels of a window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
const magnified = { width: 320, height: 256 }

/** Nothing of the screen stands beyond the right edge of a window of 320 pixels, where nobody would find it. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.evaluate(leaveTextBox)
  await page.setViewportSize(magnified)
  await expect.poll(() => page.evaluate(whatSticksOut), 'what 320 pixels do not hold').toEqual([])
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: Chromium brings a text box with the focus to the middle of a window that changed, some frames later, and the next press would fall beside its button. */
function leaveTextBox(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur()
}

/** Runs in the page: the elements that end beyond the window, but for those that nobody is to see. */
function whatSticksOut(): string[] {
  const width = document.documentElement.clientWidth
  const hidden = (element: Element) =>
    element.closest('dialog:not([open]), [aria-hidden=true], [class*=hidden], [popover]') !== null
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !hidden(element))
    .map((element) => element.outerHTML.slice(0, 120))
}
