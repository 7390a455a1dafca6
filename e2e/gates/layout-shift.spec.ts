import type { Page } from '@playwright/test'
import { routes as reportRoutes } from '@delegacia/domain/lists/routes'
import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { openSummary } from '../support/open-summary.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 180_000 })

/** What a person sees move without having touched anything, as browsers count it. */
const most = 0.02

const pages = ['/', '/#/validar', '/#/acompanhar', '/#/termos', '/#/privacidade', '/painel', '/#/nada']

/** Chromium's entry for it, which the types of the DOM do not have. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  var shifted: { value: number; moved: string[] } | undefined
}

/** How late every answer comes, in milliseconds. */
const late = 250

/** Counts what moves in the page, and delays every answer so that what comes late is seen coming. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: NonNullable<typeof globalThis.shifted> = { value: 0, moved: [] }
    globalThis.shifted = shifted
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        shifted.value += entry.value
        shifted.moved.push(`${entry.value.toFixed(3)} ${entry.sources.map(nameOf).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
}

/** What moved since the last call. */
async function takeShift(page: Page): Promise<{ value: number; moved: string[] }> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { shifted } = globalThis
    if (!shifted) throw new Error('nothing watches the page')
    const taken = { ...shifted }
    shifted.value = 0
    shifted.moved = []
    return taken
  })
}

// PF-07
test('nothing moves by itself on the first screen of any page or report', async ({ page }) => {
  await watchShifts(page)
  for (const address of [...pages, ...reportRoutes.map((route) => `/#/${route}`)]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    const { value, moved } = await takeShift(page)
    expect.soft(value, `${address}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
  }
})

// PF-07
test('nothing moves by itself on the way through a report', async ({ page }) => {
  const [portuguese] = languages
  if (!portuguese) throw new Error('no language')
  await watchShifts(page)
  await walkLossToSummary(page, portuguese, async (screen) => {
    // The last answer may have asked for a list, which comes late.
    await page.waitForTimeout(2 * late)
    const { value, moved } = await takeShift(page)
    expect.soft(value, `${screen}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
  })
})

// PF-07
test('a summary that is opened again has its length before its lists have come', async ({ page }) => {
  await watchShifts(page)
  const length = () => page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0)
  // A name that comes late may need another line where a short sign stood for it.
  const fewLines = 100
  for (const route of ['extravio', 'roubo', 'acidente'] as const) {
    await openSummary(page, route)
    const before = await length()
    const { value, moved } = await takeShift(page)
    expect.soft(value, `${route}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
    expect.soft(Math.abs((await length()) - before), route).toBeLessThanOrEqual(fewLines)
  }
})
