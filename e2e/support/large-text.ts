import { expect, type Page } from '@playwright/test'

/** The letters of a person who has set the browser to twice its size: 32 pixels in place of 16 (WCAG 2.2, 1.4.4). */
export const useLargeText = (page: Page): Promise<void> => setFontSizes(page, { standard: 32, fixed: 26 })

/** The letters of a browser as it comes. */
export const usualText = (page: Page): Promise<void> => setFontSizes(page, { standard: 16, fixed: 13 })

async function setFontSizes(page: Page, fontSizes: { standard: number; fixed: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes })
}

/** All screens are looked at, even where one does not fit. */
const softly = expect.configure({ soft: true })

/** Nothing that is seen is cut, lies upon something else, or is reached only by scrolling sideways. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
    .toBe(32)
  await softly
    .poll(() => page.evaluate(faultsOfLayout), {
      message: 'what does not fit with large letters',
      timeout: 3000,
    })
    .toEqual([])
}

/** Runs in the page. */
function faultsOfLayout(): string[] {
  const width = document.documentElement.clientWidth
  const said = (what: string, element: Element) =>
    `${what}: ${element.tagName.toLowerCase()} ${element.className} “${element.textContent?.trim().slice(0, 60)}”`
  const modal = document.querySelector('dialog:modal')
  const elements = [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Only a screen reader reads these.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest(
        '[class*=hidden], [popover], [class*=_map_], script, svg *, option, details:not([open]) > :not(summary)',
      ),
  )
  // What opens over the page, or stays while it scrolls, lies upon other things on purpose.
  const floats = (element: Element): boolean =>
    ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position) ||
    (element.parentElement !== null && element !== modal && floats(element.parentElement))
  const own = (element: HTMLElement) =>
    [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  const rectsOf = (element: HTMLElement) =>
    own(element).flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1)
    })
  const faults = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
  for (const element of elements) {
    const { right, left } = element.getBoundingClientRect()
    if (right > width + 1 || left < -1) faults.push(said('beyond the edge', element))
    const { overflowX, overflowY } = getComputedStyle(element)
    if (element.matches('input, textarea, select')) continue
    const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow)
    if (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) faults.push(said('cut', element))
    if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) faults.push(said('cut', element))
  }
  const texts = elements
    .filter((element) => own(element).length > 0 && !floats(element))
    .map((element) => ({ element, rects: rectsOf(element) }))
  for (const { element, rects } of texts)
    if (rects.some(({ right }) => right > width + 1)) faults.push(said('beyond the edge', element))
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const meets = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        // The lines of one paragraph may touch: their boxes are higher than their letters.
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height)
      if (one.rects.some((a) => other.rects.some((b) => meets(a, b))))
        faults.push(`${said('upon', one.element)} and ${said('', other.element)}`)
    }
  return [...new Set(faults)]
}
