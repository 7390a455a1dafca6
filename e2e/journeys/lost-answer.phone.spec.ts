import type { Page, Route } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { openSummary } from '../support/open-summary.ts'
import { downloadDocument } from '../support/download-pdf.ts'
import { expect, test } from '../support/test.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about calls that are aborted on purpose, and about the 409.
test.use({ expectedErrors: [/Failed to load resource/] })

const register = (page: Page) => page.getByRole('button', { name: 'Registrar ocorrência' })

/**
 * The first attempt reaches the server, but its response never reaches the browser, cookie included. The number is the one
 * that the server gave.
 */
async function loseFirstAnswer(page: Page): Promise<{ number: Promise<string> }> {
  let resolveNumber: (bop: string) => void = () => undefined
  const number = new Promise<string>((resolve) => (resolveNumber = resolve))
  let attempts = 0
  await page.route('**/api/ocorrencia', async (route: Route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    const request = route.request()
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': request.headers()['idempotency-key'] ?? '',
    }
    // Not through the browser, which would keep the cookie.
    const response = await fetch(request.url(), { method: 'POST', headers, body: request.postData() })
    expect(response.status).toBe(201)
    resolveNumber(((await response.json()) as { bop: string }).bop)
    await route.abort()
  })
  return { number }
}

/** Reloads the tab, whose report was sent without a response, and changes an answer from the summary. */
async function changeAfterReload(page: Page, account: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  const cut = (route: Route) => route.abort()
  await page.route('**/api/ocorrencia', cut)
  await page.reload()
  // It waits for its answer: the person stops that to change something.
  await page.getByRole('button', { name: 'Parar e conferir' }).click()
  await expect(register(page)).toBeVisible()
  await page.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()
  await page.unroute('**/api/ocorrencia', cut)
  await page.locator('main textarea').fill(account)
  await goOn(page)
  await register(page).click()
}

const changed = `${'DEPOIS LEMBREI DE MAIS UMA COISA. '.repeat(6)}FIM.`

// SU-08, SU-09, FI-04
test('the browser opens the document even if the first response never came', async ({ page }) => {
  await openSummary(page, 'extravio')
  const { number } = await loseFirstAnswer(page)
  await register(page).click()
  const { bop } = await registeredNumber(page)
  expect(bop).toBe(await number)
  const pdf = await downloadDocument(page)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

// SU-08, SU-09
test('answers that changed after a lost response are reported as not registered, and the registered report is shown', async ({
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
  await dialog.getByRole('button', { name: 'Ver o boletim registrado' }).click()
  expect((await registeredNumber(page)).bop).toBe(bop)
  expect((await downloadDocument(page)).subarray(0, 5).toString()).toBe('%PDF-')
})

// SU-09
test('answers that changed after a lost response can be registered as another report', async ({ page }) => {
  await openSummary(page, 'extravio')
  const { number } = await loseFirstAnswer(page)
  await register(page).click()
  const bop = await number
  await changeAfterReload(page, changed)
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar outro, com as mudanças' }).click()
  const another = await registeredNumber(page)
  expect(another.bop).not.toBe(bop)
})
