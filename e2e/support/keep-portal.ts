import { expect, type Page } from '@playwright/test'

/** Opens the home and waits until the portal is on the device whole. */
export async function keepPortal(page: Page, home = '/'): Promise<void> {
  await page.goto(home)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/completo')) !== undefined), {
      timeout: 90_000,
    })
    .toBe(true)
}
