import type { Page, Route } from '@playwright/test'
import { languages } from '../support/languages.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { download } from '../support/download-pdf.ts'
import { expect, test } from '../support/test.ts'
import { goOn, heading, numberOfThisYear } from '../support/wizard-actions.ts'

const [portuguese] = languages

test.describe.configure({ timeout: 120_000 })
// The browser's lines about reports that are refused and calls that are aborted on purpose.
test.use({ expectedErrors: [/422|Failed to load resource/] })

type Sent = { key: string | undefined; token: unknown }

/** Records every attempt to register; `spoil` may replace its token. */
async function watchSending(
  page: Page,
  spoil: (token: unknown, attempts: number) => unknown,
): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route('**/api/ocorrencia', async (route: Route) => {
    const request = route.request()
    const report = request.postDataJSON() as Record<string, unknown>
    sent.push({ key: request.headers()['idempotency-key'], token: report['recaptchaToken'] })
    const recaptchaToken = spoil(report['recaptchaToken'], sent.length)
    await route.continue({ postData: JSON.stringify({ ...report, recaptchaToken }) })
  })
  return sent
}

// SU-07
test('the work is done while the summary is read, and a token that is refused is made again', async ({
  page,
}) => {
  if (!portuguese) throw new Error('no language')
  const sent = await watchSending(page, (token, attempts) => (attempts === 1 ? 'spoiled' : token))
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).origin))
  await walkLossToSummary(page, portuguese, () => Promise.resolve())
  await expect.poll(() => new Set(workers)).toEqual(new Set([new URL(page.url()).origin]))

  await goOn(page)
  await expect(heading(page)).toContainText(numberOfThisYear, { timeout: 30_000 })
  expect(sent).toHaveLength(2)
  const [first, second] = sent
  expect(second?.key).toBe(first?.key)
  expect(second?.token).not.toBe(first?.token)
  expect(String(second?.token).length).toBeGreaterThan(100)

  const receipt = JSON.parse(
    (await download(page, page.locator('main a[download^="recibo-277."]'))).toString('utf8'),
  ) as { numero: string; assinatura: string }
  expect(receipt.numero).toMatch(/^277\.\d{11}$/)
  expect(receipt.assinatura).not.toBe('')
})

// SU-08
test('without a challenge nothing is registered and nothing is lost', async ({ page }) => {
  if (!portuguese) throw new Error('no language')
  await page.route('**/api/verificacao-humana', (route) => route.fulfill({ status: 500, body: '' }))
  await walkLossToSummary(page, portuguese, () => Promise.resolve())
  await goOn(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('O registro não foi feito', { timeout: 30_000 })
  await page.unroute('**/api/verificacao-humana')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(heading(page)).toContainText(numberOfThisYear, { timeout: 30_000 })
})
