import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { registerLoss } from '../support/register-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { core, expect, test } from '../support/test.ts'
import { addVirtualKey } from '../support/virtual-key.ts'

const [port, deskPort] = [await freePort(), await freePort()]

let station: DeskStation
let code: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const officer = { role: 'atendente', name: 'C. Duarte', registration: '5912347', unit: 'Delegacia Virtual' }
  ;({ station, code } = await startDeskStation(port, deskPort, officer))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, and a wrong number with a 422: the browser writes them to its console.
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of (401|422)/] })

// OF-09, OF-11, OF-12, EV-04, QU-06
test(
  'a report that was registered is opened, claimed by keyboard and answered',
  core,
  async ({ page, playwright }) => {
    test.setTimeout(120_000)
    const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
    const { bop } = await registerLoss(portal)
    await portal.dispose()

    await addVirtualKey(page)
    await page.goto('/#/convite')
    await page.getByLabel('Convite, como está no papel').fill(code)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Cadastrar e entrar' }).click()

    await expect(page.getByRole('rowheader', { name: /Extravio|Perda/ })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Por que você vai abrir/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText(/^Você, até/)).toBeVisible()
    await page.keyboard.press('r')
    await page.getByLabel(/modelo/).selectOption({ index: 1 })
    await page.getByRole('button', { name: /Enviar, com 60 s/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(/ainda não saiu/)).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByText(/ainda não saiu/)).toBeHidden()

    // QU-06. A paper is brought to the counter: three presses, and its number.
    await page.goto('/#/chaves')
    await expect(page.getByRole('heading', { name: 'Minhas chaves' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('171')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('search').getByRole('alert')).toContainText('Este número não é de um boletim')
    await page.getByLabel('Achar pelo número').fill('')
    await page.keyboard.type(bop.slice(8))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Por que você vai abrir/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await expect(page.getByLabel('Achar pelo número')).toHaveValue('')
  },
)
