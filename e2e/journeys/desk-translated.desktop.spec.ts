import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { acceptInvitation } from '../support/desk-officer.ts'
import { registerLoss } from '../support/register-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'
import { expectTranslated, translatePages } from '../support/translated-page.ts'

const [port, deskPort] = [await freePort(), await freePort()]

let station: DeskStation
let code: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const officer = { role: 'atendente', name: 'C. Duarte', registration: '5912347', unit: 'Delegacia Virtual' }
  ;({ station, code } = await startDeskStation(port, deskPort, officer))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of 401/] })

// BP-01
test('an officer whose browser translates the desk opens a report, claims it and answers it', async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await registerLoss(portal)
  await portal.dispose()
  await translatePages(page)
  await acceptInvitation(page, code)
  await expect(page.getByRole('rowheader', { name: /Extravio|Perda/ })).toBeVisible()
  await expectTranslated(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Triagem da fila' }).focus()
  await expectTranslated(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.locator('body')).toContainText('Você, até')
  await expectTranslated(page)
  await page.keyboard.press('r')
  await page.getByLabel('modelo').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Enviar, com 60 s' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectTranslated(page)
})
