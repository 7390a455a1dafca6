import { photograph } from '../../apps/server/reports/evidence/copies/made-files.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { acceptInvitation } from '../support/desk-officer.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { registerLoss } from '../support/register-report.ts'
import { sendEvidence } from '../support/send-evidence.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const unit = 'Delegacia Virtual'

let station: DeskStation
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const first = { role: 'chefia', name: 'M. Lobato', registration: '5912345', unit }
  ;({ station } = await startDeskStation(port, deskPort, first))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of 401/] })

// OF-19, CE-16, DU-04, OF-24
test('an opened report has its files, what other reports share, and a list to type from', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await registerLoss(portal)
  await sendEvidence(portal, await registerLoss(portal), 'porta.jpg', await photograph())
  await portal.dispose()
  await acceptInvitation(
    page,
    station.invite({ role: 'investigador', name: 'C. Duarte', registration: '5912347', unit }),
  )

  const rows = page.getByRole('rowheader', { name: /Extravio|Perda/ })
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir' }).click()
  await expect(page.getByRole('heading', { name: 'Evidências (1)' })).toBeVisible()
  await expect(page.getByText(/tem um|desta unidade/).first()).toBeVisible()

  const again = page.getByRole('button', { name: 'Ver de novo' })
  const see = page.getByRole('button', { name: 'Ver a cópia de porta.jpg' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(see).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await see.press('Enter')
  const copy = page.getByRole('img', { name: 'Cópia de porta.jpg, fotografia' })
  await expect.poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Abrir a lista' }).press('Enter')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText(/^1 de \d+ digitadas$/)).toBeVisible()
  await expectGoodScreen(page)

  await page.getByRole('button', { name: 'Pedir o original de porta.jpg' }).click()
  await page.getByLabel('Para que você precisa dele').fill('Perícia da fechadura')
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Pedir a segunda assinatura' }).click()
  await expect(page.getByText(/espera a segunda assinatura/)).toBeVisible()

  await page.goto('/#/chaves')
  await page.getByRole('button', { name: 'Cadastrar um aplicativo' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
})
