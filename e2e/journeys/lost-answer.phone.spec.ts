import type { Page, Route } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { openSummary } from '../support/open-summary.ts'
import { openThePdf } from '../support/download-pdf.ts'
import { expect, test } from '../support/test.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's own lines about calls that are cut on purpose, and about the 409.
test.use({ expectedErrors: [/Failed to load resource/] })

const register = (page: Page) => page.getByRole('button', { name: 'Registrar ocorrência' })

/**
 * The first try reaches the server, and its answer never reaches the browser, cookie included; resolves with the number
 * that the server gave.
 */
async function loseFirstAnswer(page: Page): Promise<{ number: Promise<string> }> {
  let told: (bop: string) => void = () => undefined
  const number = new Promise<string>((resolve) => (told = resolve))
  let tries = 0
  await page.route('**/api/ocorrencia', async (route: Route) => {
    tries += 1
    if (tries > 1) return route.continue()
    const request = route.request()
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': request.headers()['idempotency-key'] ?? '',
    }
    // Not through the browser, which would keep the cookie.
    const answer = await fetch(request.url(), { method: 'POST', headers, body: request.postData() })
    expect(answer.status).toBe(201)
    told(((await answer.json()) as { bop: string }).bop)
    await route.abort()
  })
  return { number }
}

/** Goes back to the summary of a tab that was reloaded while nobody answered, and changes an answer there. */
async function changeAfterReload(page: Page, account: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(register(page)).toBeVisible()
  await page.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()
  await page.locator('main textarea').fill(account)
  await goOn(page)
  await register(page).click()
}

const changed = `${'DEPOIS LEMBREI DE MAIS UMA COISA. '.repeat(6)}FIM.`

// SU-08, SU-09, FI-04
test('the browser opens the document though the first answer never came', async ({ page }) => {
  await openSummary(page, 'extravio')
  const { number } = await loseFirstAnswer(page)
  await register(page).click()
  const { bop } = await registeredNumber(page)
  expect(bop).toBe(await number)
  const pdf = await openThePdf(page)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

// SU-08, SU-09
test('answers that changed after a lost answer are said not to be registered, and what was is shown', async ({
  page,
}) => {
  await openSummary(page, 'extravio')
  const { number } = await loseFirstAnswer(page)
  await register(page).click()
  const bop = await number
  await changeAfterReload(page, changed)

  const dialog = page.getByRole('dialog', { name: 'Seu boletim já estava registrado' })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await expectNoAxeViolations(page)
  await page.screenshot({ path: test.info().outputPath('earlier.png') })
  await dialog.getByRole('button', { name: 'Ver o boletim registrado' }).click()
  expect((await registeredNumber(page)).bop).toBe(bop)
  expect((await openThePdf(page)).subarray(0, 5).toString()).toBe('%PDF-')
})

// SU-09
test('answers that changed after a lost answer can be registered as another report', async ({ page }) => {
  await openSummary(page, 'extravio')
  const { number } = await loseFirstAnswer(page)
  await register(page).click()
  const bop = await number
  await changeAfterReload(page, changed)
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar outro, com as mudanças' }).click()
  const another = await registeredNumber(page)
  expect(another.bop).not.toBe(bop)
})
