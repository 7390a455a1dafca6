import { expect, type Browser, type Page } from '@playwright/test'
import { addVirtualKey } from './virtual-key.ts'
import { watch, type Violations } from './watch-pages.ts'

export type OfficerAtDesk = {
  page: Page
  /** What the pages did that they must not do. */
  violations: Violations
}

/** Logs in by the invitation with a passkey that the page gets for it. */
export async function acceptInvitation(page: Page, code: string): Promise<void> {
  // An officer whose colleague or citizen took long comes back to a covered screen, and presses it.
  await page.addLocatorHandler(page.locator('dialog.cover'), (cover) => cover.click())
  await addVirtualKey(page)
  await page.goto('/#/convite')
  await page.getByLabel('Convite, como está no papel').fill(code)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click()
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
}

/** A desktop of an officer's own, logged in by the invitation with a passkey of its own. */
export async function sitDown(browser: Browser, deskUrl: string, code: string): Promise<OfficerAtDesk> {
  const context = await browser.newContext({
    baseURL: deskUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    reducedMotion: 'reduce',
  })
  const violations = watch(context, deskUrl)
  const page = await context.newPage()
  await acceptInvitation(page, code)
  // Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
  violations.errors.length = 0
  return { page, violations }
}

/** Goes down the queue by keyboard to that report. */
export async function goDownTo(page: Page, number: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toBeVisible()
  for (let rows = await page.getByRole('row').count(); rows > 0; rows--) {
    await page.keyboard.press('j')
    if ((await row.getAttribute('aria-current')) !== null) return
  }
  throw new Error(`j did not reach ${number}`)
}

/** Says why the report is opened, by keyboard. */
export async function chooseReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Por que você vai abrir/ })
  await dialog.getByRole('radio', { name: reason }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
}
