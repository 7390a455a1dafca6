import type { Page } from '@playwright/test'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { addVirtualKey } from '../support/virtual-key.ts'
import { acceptInvitation } from '../support/desk-officer.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { stubReports } from '../support/stub-reports.ts'
import { expect, test } from '../support/test.ts'

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
test.describe.configure({ mode: 'serial' })

// OF-01, OF-02
test('the ways in are there for everybody', async ({ page }) => {
  for (const [address, heading] of [
    ['/', 'Entrar'],
    ['/#/entrar/codigo', 'Código do aplicativo'],
    ['/#/entrar/perdi', 'Perdi a minha chave'],
    ['/#/convite', 'Primeira vez'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectGoodScreen(page)
  }
})

// OF-02, OF-05, OF-06
test('a chief accepts the invitation with a passkey, leaves, comes back with it and invites', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await stubReports(page)
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
})

// OF-07
test('an auditor reads the log and has it verified', async ({ page }) => {
  await acceptInvitation(
    page,
    station.invite({ role: 'auditor', name: 'H. Castro', registration: '5912346' }),
  )
  await expect(page.getByRole('heading', { name: 'Registro de acessos' })).toBeVisible()
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await expect(page.getByText('A cadeia está inteira')).toBeVisible()
  await expectGoodScreen(page)
})

/** Somebody at work in the unit, in a browser of their own; the server's answers about reports are made up. */
async function atWork(page: Page, registration: string): Promise<void> {
  await stubReports(page)
  await acceptInvitation(page, station.invite({ role: 'atendente', name: 'C. Duarte', registration, unit }))
}

// OF-09, OF-11, OF-12
test('the queue, a report and its dialogs', async ({ page }) => {
  test.setTimeout(120_000)
  await atWork(page, '5912347')
  await expect(page.getByRole('table', { name: /Da unidade/ })).toBeVisible()
  await expectGoodScreen(page)
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expectGoodScreen(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Por que você vai abrir/ })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect(page.getByText('Levaram o celular')).toBeVisible()
  await expectGoodScreen(page)
  await page.keyboard.press('r')
  await page.getByLabel(/texto, em português/).fill('Veja www.exemplo.com')
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await page.getByRole('button', { name: 'Pedir correção' }).click()
  await page.getByLabel('IMEI do celular').check()
  await expectGoodScreen(page)
  await page.goto('/#/assinaturas')
  await expect(page.getByRole('rowheader', { name: /Não cabe aqui/ })).toBeVisible()
  await expectGoodScreen(page)
})
