import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { root } from '../../tools/run.mjs'
import { registerReport } from '../support/register-report.ts'
import { routeReport } from '../support/route-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'
import { addVirtualKey } from '../support/virtual-key.ts'

/** Where the pictures go: docs/guide holds those of the officers' guide. */
const folder = process.env['GUIDE_PICTURES'] ?? 'screens/guide'
const [port, deskPort] = [await freePort(), await freePort()]

let station: DeskStation
let code: string
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000)
  const officer = { role: 'delegado', name: 'M. Lobato', registration: '5900002', unit: 'Delegacia Virtual' }
  ;({ station, code } = await startDeskStation(port, deskPort, officer))
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const reports = JSON.parse(readFileSync(join(root, 'tools/demo/reports.json'), 'utf8')) as Occurrence[]
  for (const report of reports) await registerReport(portal, report)
  await portal.dispose()
})
test.afterAll(() => station.stop())
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of 401/] })

async function photograph(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

test('photographs what an officer does, for the guide', async ({ page, playwright }) => {
  test.setTimeout(120_000)
  await addVirtualKey(page)
  await page.goto('/#/convite')
  await page.getByLabel('Convite, como está no papel').fill(code)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('M. Lobato')).toBeVisible()
  await photograph(page, 'entrar')
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click()

  await page.getByRole('button', { name: 'Permitir o som' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('j')
  await photograph(page, 'fila')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Por que você vai abrir/ })).toBeVisible()
  await photograph(page, 'abrir')
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText(/^Você, até/)).toBeVisible()
  await photograph(page, 'boletim')
  await page.keyboard.press('r')
  await page.getByLabel(/modelo/).selectOption({ index: 1 })
  await photograph(page, 'responder')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pedir correção' }).click()
  await photograph(page, 'corrigir')
  await page.keyboard.press('Escape')

  await page.goto('/#/buscar')
  await page.getByLabel('O que buscar').selectOption('imei')
  await page.getByLabel('Identificador', { exact: true }).fill('356938035643809')
  await page.getByLabel(/Motivo da busca/).fill('Aparelho apreendido na feira')
  await photograph(page, 'buscar')
  await page.goto('/#/entre-unidades')
  await page.getByLabel('Número do boletim').fill('00277/2026.000171-4')
  await page.getByLabel(/Por que a unidade de lá/).fill('Vítima internada aqui, plantão de sábado')
  await photograph(page, 'entre-unidades')
  await page.goto('/#/chaves')
  await page.getByRole('button', { name: 'Cadastrar um aplicativo' }).click()
  await expect(page.locator('.secret')).toBeVisible()
  await photograph(page, 'aplicativo')

  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const { context } = await routeReport('violencia_contra_mulher/atendimento')
  await registerReport(portal, context.report)
  await portal.dispose()
  await page.goto('/#/entregas')
  await expect(page.getByRole('region', { name: 'Alarme' })).toBeVisible()
  await photograph(page, 'alarme')
})
