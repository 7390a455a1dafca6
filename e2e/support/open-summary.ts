import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Route } from '@delegacia/domain/lists/routes'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { withKnownPlaces } from './register-report.ts'

/** Opens a whole report at its summary, from the draft that the browser keeps; `changes` are answers of its own. */
export async function openSummary(
  page: Page,
  route: Route,
  changes: Partial<Occurrence> = {},
): Promise<void> {
  const report = await withKnownPlaces(page.request, { ...reportOf(route), ...changes })
  const draft = { key: randomUUID(), report, screen: { kind: 'summary' } }
  await page.goto('/')
  await page.evaluate(
    ([name, kept]) => sessionStorage.setItem(name ?? '', kept ?? ''),
    [`rascunho:${route}`, JSON.stringify(draft)],
  )
  await page.goto(`/#/${route}`)
  await expect(page.getByRole('button', { name: 'Registrar ocorrência' })).toBeVisible()
}
