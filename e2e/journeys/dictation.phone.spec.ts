import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { texts } from '../../apps/web/reading/dictation-texts.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { openSummary } from '../support/open-summary.ts'
import { stubRecognition } from '../support/speech/stub-recognition.ts'
import { expect, test } from '../support/test.ts'
import { field, goOn } from '../support/wizard-actions.ts'
import type { Page } from '@playwright/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The screen of the account, from the summary. */
async function openAccount(page: Page): Promise<void> {
  await openSummary(page, 'extravio')
  await page.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()
  await expect(field(page, '/relato_plain')).toBeVisible()
}

// AX-07
test('the account is written down from speech by the device, explained first, and ends with its screen', async ({
  page,
}) => {
  await stubRecognition(page, 'available')
  await openAccount(page)
  await button(page, texts.offer.pt).click()
  await expect(page.getByText(texts.explain.pt)).toBeVisible()
  await expect(page.getByText(texts.nearby.pt)).toBeHidden()
  await expectGoodScreen(page)
  expect(await page.evaluate(() => window.asked)).toEqual(['available pt-BR true'])
  await button(page, texts.start.pt).click()
  await expect(page.getByText(texts.listening.pt)).toBeVisible()
  expect(await page.evaluate(() => window.asked.slice(1))).toEqual(['local true', 'start pt-BR'])
  const box = field(page, '/relato_plain')
  const { relato_plain: before } = reportOf('extravio')
  await box.evaluate((one) => one instanceof HTMLTextAreaElement && one.setSelectionRange(99_999, 99_999))
  await page.evaluate(() => window.hear('foi perto da ponte'))
  await expect(box).toHaveValue(`${before} foi perto da ponte`)
  await goOn(page)
  await expect(page.locator('main section', { hasText: /foi perto da ponte/i })).toBeVisible()
  expect(await page.evaluate(() => window.asked.at(-1))).toBe('abort')
})

// AX-07
test('where the device would send the voice elsewhere, or fetch what it needs, nothing is offered', async ({
  page,
}) => {
  await stubRecognition(page, 'downloadable')
  await openAccount(page)
  await expect.poll(() => page.evaluate(() => window.asked)).toEqual(['available pt-BR true'])
  await expect(button(page, texts.offer.pt)).toHaveCount(0)
})

// AX-07
test('a telephone is not asked: where the engine is missing the question would end the page', async ({
  page,
}) => {
  await stubRecognition(page, 'available', true)
  await openAccount(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.asked)).toEqual([])
  await expect(button(page, texts.offer.pt)).toHaveCount(0)
})
