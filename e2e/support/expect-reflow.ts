import { expect, type Page } from '@playwright/test'

/** CSS pixels of a window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
const magnified = { width: 320, height: 256 }

/** Nothing on the screen lies beyond the right edge of a window of 320 pixels. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.evaluate(leaveTextBox)
  await page.setViewportSize(magnified)
  await expect
    .poll(() => page.evaluate(overflowingElements), 'elements that do not fit into 320 pixels')
    .toEqual([])
  if (!before) return
  await page.setViewportSize(before)
  await page.waitForFunction(isLaidOut, before.width)
}

/** Runs in the page: the window has this width again, and two pictures were drawn since; a press before that could miss its button. */
function isLaidOut(width: number): Promise<boolean> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
  return drawn()
    .then(drawn)
    .then(() => window.innerWidth === width)
}

/** Runs in the page: Chromium scrolls a focused text box to the middle of a resized window some frames later, so that the next press would miss its button. */
function leaveTextBox(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur()
}

/** Runs in the page: the visible elements that end beyond the window. */
function overflowingElements(): string[] {
  const width = document.documentElement.clientWidth
  const hidden = (element: Element) =>
    element.closest('dialog:not([open]), [aria-hidden=true], [class*=hidden], [popover]') !== null
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !hidden(element))
    .map((element) => element.outerHTML.slice(0, 120))
}
