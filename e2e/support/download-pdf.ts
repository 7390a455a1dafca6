import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeViolations } from './expect-accessible.ts'
import { heading } from './wizard-actions.ts'

/** Opens the print page by the finish screen's button, and downloads the document there. */
export async function downloadDocument(page: Page): Promise<Buffer> {
  await page.locator('main a[href^="#/imprimir/277/"]').click()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main a[download]')).toBeVisible()
  await expectNoAxeViolations(page)
  return download(page, page.locator('main a[download]'))
}

/** The bytes of the downloaded file. */
export async function download(page: Page, link: Locator): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await link.click()
  return readFile(await (await started).path())
}
