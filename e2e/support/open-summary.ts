import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import type { Screen } from '../../apps/web/pages/report/draft/screen.ts'
import { withKnownPlaces } from './register-report.ts'

/** A whole report of a route with the places that the station knows; `changes` are answers of its own. */
export const wholeReport = (
  page: Page,
  route: Route,
  changes: Partial<Occurrence> = {},
): Promise<Occurrence> => withKnownPlaces(page.request, { ...reportOf(route), ...changes })

/** Opens the home and leaves a draft in the tab, which opens at that screen. */
export async function leaveDraft(
  page: Page,
  route: Route,
  report: Occurrence,
  screen: Screen,
  home = '/',
): Promise<void> {
  await page.goto(home)
  await page.evaluate(
    ([name, kept]) => sessionStorage.setItem(name ?? '', kept ?? ''),
    [`rascunho:${route}`, JSON.stringify({ key: randomUUID(), report, screen })],
  )
}

/** Opens a whole report at its summary, from the draft that the browser keeps; `changes` are answers of its own. */
export const openSummary = async (
  page: Page,
  route: Route,
  changes: Partial<Occurrence> = {},
): Promise<void> => openSummaryOf(page, route, await wholeReport(page, route, changes))

/** Opens a report at its summary, from the draft that the browser keeps, in the language of that home. */
export async function openSummaryOf(page: Page, route: Route, report: Occurrence, home = '/'): Promise<void> {
  await leaveDraft(page, route, report, { kind: 'summary' }, home)
  await page.goto(`${home}#/${route}`)
  // By its words: the home, which is left, has sections and buttons too. And the last, which leads on: its cards may come first,
  // each with a button that opens it.
  const last = page.locator('main .actions').last().getByRole('button').last()
  await expect(last).toHaveText(/^(Registrar|Register|Enregistrer)/)
}
