import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Route } from '@delegacia/domain/lists/routes'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { languages } from '../support/languages.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { withKnownPlaces } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { goOn, heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

/** Records every call to the API, by method and path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Registers the report and waits until its document is ready. */
async function register(page: Page): Promise<void> {
  await goOn(page)
  await expect(heading(page)).toContainText('00277', { timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Imprimir o boletim' })).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
}

/** Leaves a whole report at its summary in the storage of the tab. */
async function keepAtSummary(page: Page, route: Route): Promise<void> {
  const report = await withKnownPlaces(page.request, reportOf(route))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(
    ([name, kept]) => sessionStorage.setItem(name ?? '', kept ?? ''),
    [`rascunho:${route}`, JSON.stringify({ key: randomUUID(), report, screen: { kind: 'summary' } })],
  )
}

async function openSummary(page: Page, route: Route): Promise<void> {
  await page.goto(`/#/${route}`)
  await expect(page.getByRole('button', { name: 'Registrar ocorrência' })).toBeVisible()
}

for (const route of ['extravio', 'roubo'] as const)
  test(`a report of ${route} that is opened at its summary is registered with a handful of calls`, async ({
    page,
  }) => {
    await keepAtSummary(page, route)
    const calls = watchCalls(page)
    await openSummary(page, route)
    await page.waitForLoadState('networkidle')
    await register(page)
    test.info().annotations.push({ type: 'calls', description: calls.join('\n') })
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(10)
  })

test('a report that is registered before its lists have loaded loses no answer', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/LISTA_NATUREZAS/, async (route) => {
    await held
    await route.continue()
  })
  await keepAtSummary(page, 'roubo')
  await openSummary(page, 'roubo')
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/ocorrencia'))
  await goOn(page)
  expect((await sent).status(), await (await sent).text()).toBe(201)
  release()
  await expect(heading(page)).toContainText('00277')
})

// PF-02
test('the home asks for its settings in one call, and for the municipalities once they are wanted', async ({
  page,
}) => {
  const calls = watchCalls(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(calls.splice(0).toSorted()).toEqual([
    'GET /api/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/-1/pt-br',
    'GET /api/USER_IP',
    'GET /api/VERSAO_ATIVA_FRONTEND',
    'GET /api/ajustes',
  ])
  const municipality = page.getByRole('combobox', { name: 'Em que município aconteceu?' })
  // On a busy machine the first press may come before the page answers to any.
  await expect(async () => {
    await municipality.click()
    await expect(page.getByRole('option')).toHaveCount(144, { timeout: 5000 })
  }).toPass({ timeout: 20_000 })
  expect(calls).toEqual(['GET /api/COMBO_LOCALIDADE/PA/pt-br'])
})

test('each screen asks for its lists in one call', async ({ page }) => {
  const [portuguese] = languages
  if (!portuguese) throw new Error('no language')
  const calls = watchCalls(page)
  const lists = () => calls.splice(0).filter((call) => /COMBO_|LISTA_OBJETO|listas/.test(call))
  await walkLossToSummary(page, portuguese, async (screen) => {
    await page.waitForLoadState('networkidle')
    const requested = lists()
    // Lists that depend on an answer of the same screen are loaded one by one.
    expect(requested.length, `${screen}: ${requested.join(', ')}`).toBeLessThanOrEqual(3)
  })
  await register(page)
  expect(calls.filter((call) => !call.includes('listas')).length, calls.join('\n')).toBeLessThanOrEqual(6)
})
