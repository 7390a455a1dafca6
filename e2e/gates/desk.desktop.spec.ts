import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { addVirtualKey } from '../support/virtual-key.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { core, expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const deskUrl = `http://localhost:${deskPort}`
const unit = 'Delegacia Virtual'

let station: DeskStation
let chiefCode: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const chief = { role: 'chefia', name: 'M. Lobato', registration: '5912345', unit }
  ;({ station, code: chiefCode } = await startDeskStation(port, deskPort, chief))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: deskUrl, expectedErrors: [/status of 401/] })

// OF-02, OF-05, OF-06
test(
  'a chief accepts the invitation with a passkey, leaves, comes back with it and invites',
  core,
  async ({ page }) => {
    test.setTimeout(120_000)
    await addVirtualKey(page)
    await page.goto('/#/convite')
    await page.getByLabel('Convite, como está no papel').fill(chiefCode)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('M. Lobato')).toBeVisible()
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Cadastrar e entrar' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('button', { name: 'Entrar com a chave de acesso' }).click()
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()

    await page.goto('/#/chaves')
    await expect(page.getByText('Este computador')).toBeVisible()
    await expectGoodScreen(page)
    await page.goto('/#/contas')
    await expect(page.getByRole('rowheader', { name: /M. Lobato/ })).toBeVisible()
    await expectGoodScreen(page)
    await page.getByRole('button', { name: 'Convidar', exact: true }).click()
    await page.getByLabel('Nome', { exact: true }).fill('A. Prado')
    await page.getByLabel('Matrícula').fill('5500001')
    await expectGoodScreen(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Convidar' }).click()
    await expect(page.getByText('ele não aparece de novo')).toBeVisible()
    await expectGoodScreen(page)
  },
)
