import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages } from '../support/languages.ts'
import { registerLoss } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('main input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
const verdict = (page: Page) => page.locator('[data-receipt]')

for (const language of languages) {
  test(`a genuine receipt and a changed one are distinguished in ${language.locale}, and nothing leaves the browser`, async ({
    page,
    request,
  }) => {
    const { recibo, bop } = await registerLoss(request)
    const sent: string[] = []
    page.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`))
    await page.goto(`${language.home}#/recibo`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)

    await choose(page, 'recibo.json', JSON.stringify(recibo))
    await expect(verdict(page)).toHaveAttribute('data-receipt', 'genuine')
    await expect(page.locator('main')).toContainText(recibo.sha256)
    await expectNoAxeViolations(page)

    await choose(page, 'recibo.json', JSON.stringify({ ...recibo, sha256: '0'.repeat(64) }))
    await expect(verdict(page)).toHaveAttribute('data-receipt', 'forged')
    await choose(page, 'boletim.pdf', '%PDF-1.7')
    await expect(verdict(page)).toHaveAttribute('data-receipt', 'unreadable')
    await expectNoAxeViolations(page)
    expect(sent.join('\n')).not.toContain(recibo.sha256)
    expect(sent.join('\n')).not.toContain(bop)
  })
}
