import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { acceptInvitation } from '../desk-officer.ts'
import { expectNoAxeViolations } from '../expect-accessible.ts'
import type { DeskStation } from '../start-desk-station.ts'

/** Looks at the screen as it is now, or at a part that covers the rest: a test asks axe, a photographer takes its picture. */
export type See = (page: Page, name: string, part?: string) => Promise<void>

/** The desk that is walked, and how it is looked at. */
export type Walked = {
  station: DeskStation
  /** Numbers and codes of what the citizens registered; the first is a loss with a photograph, the last is of violence at home. */
  reports: readonly { number: string; code: string }[]
  see: See
}

export const home = 'Seccional de São Brás'
export const elsewhere = 'Delegacia de Salinópolis'

let registrations = 5_910_000

/** An invitation for somebody who was never there before. */
export const inviteTo = (station: DeskStation, role: string, name: string, unit?: string): string =>
  station.invite({ role, name, registration: String((registrations += 1)), ...(unit && { unit }) })

/** Another officer, in a browser of their own. */
export async function seat(browser: Browser, options: BrowserContextOptions, code: string): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await acceptInvitation(page, code)
  return page
}

const phone = { width: 360, height: 740 }

/**
 * axe finds nothing in light colours at the size of a desktop nor in dark ones at that of a phone, where nothing is wider than
 * the screen. Each of sizes and colours is looked at once: all four would take twice the time and find the same.
 */
export const expectGoodDesk: See = async (page, _, part) => {
  const desktop = page.viewportSize() ?? phone
  const looked = part ?? (await openDialog(page))
  await expectNoAxeViolations(page, looked)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  await drawn(page, phone.width)
  await expectNoAxeViolations(page, looked)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, 'width of what is on the page').toBeLessThanOrEqual(phone.width)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktop)
  await drawn(page, desktop.width)
}

/** The dialog that is used now: what lies behind it is half covered, which axe takes for small. */
const openDialog = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const title = document.activeElement?.closest('dialog')?.getAttribute('aria-labelledby')
    return title ? `dialog[aria-labelledby="${title}"]` : undefined
  })

/** Until the window has its width and the new colours are drawn: axe would measure some of the old ones. */
const drawn = (page: Page, width: number) =>
  page.waitForFunction(
    (wanted) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(innerWidth === wanted), 50))
      }),
    width,
  )

/** Answers of the server that are held back until they are let go. */
export async function hold(page: Page, pattern: string, status: number): Promise<() => Promise<void>> {
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(pattern, async (route) => {
    await waiting
    await route.fulfill({
      status,
      json: { erro: 'x', mensagem: 'A mesa não respondeu. Volte em um minuto.' },
    })
  })
  return async () => {
    letGo()
    await page.getByText('Volte em um minuto').first().waitFor()
    await page.unroute(pattern)
  }
}
