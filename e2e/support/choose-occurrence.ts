import { expect, type Page } from '@playwright/test'
import type { Route } from '@delegacia/domain/lists/routes'

/** Goes from the home screen to a report as a person does; a closed group of a long list is opened first. */
export async function chooseOccurrence(page: Page, route: Route): Promise<void> {
  const links = page.locator(`a[href="#/${route}"]`)
  await links.first().waitFor({ state: 'attached' })
  // The list may be drawn anew, its groups closed, where a search has just ended.
  await expect(async () => {
    const group = page.locator('details:not([open])', { has: links })
    if ((await group.count()) > 0) await group.locator('summary').click()
    await links.first().click({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}
