import type { Page } from '@playwright/test'
import type { Route } from '@delegacia/domain/lists/routes'

/** Goes from the home screen to a report as a person does; a closed group of a long list is opened first. */
export async function chooseOccurrence(page: Page, route: Route): Promise<void> {
  const link = page.locator(`a[href="#/${route}"]`)
  await link.first().waitFor({ state: 'attached' })
  const group = page.locator('details:not([open])', { has: link })
  if ((await group.count()) > 0) await group.locator('summary').click()
  await link.first().click()
}
