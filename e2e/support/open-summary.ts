import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Route } from '@delegacia/flows/crimes/flows'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { placed } from './register-report.ts'

/** A whole report at its summary, as a reload finds it. */
export async function openSummary(page: Page, route: Route): Promise<void> {
  const report = await placed(page.request, reportOf(route))
  const draft = { key: randomUUID(), report, screen: { kind: 'summary' } }
  await page.goto('/')
  await page.evaluate(
    ([name, kept]) => sessionStorage.setItem(name ?? '', kept ?? ''),
    [`rascunho:${route}`, JSON.stringify(draft)],
  )
  await page.goto(`/#/${route}`)
  await expect(page.getByRole('button', { name: 'Registrar ocorrência' })).toBeVisible()
}
