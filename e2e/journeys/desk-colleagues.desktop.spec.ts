import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { chooseReason, goDownTo, sitDown } from '../support/desk-officer.ts'
import { registerLoss } from '../support/register-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const deskUrl = `http://localhost:${deskPort}`
const unit = 'Delegacia Virtual'

let station: DeskStation
let code: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const officer = { role: 'atendente', name: 'C. Duarte', registration: '5900001', unit }
  // A claim cannot be shorter.
  const settings = { DESK_CLAIM_MINUTES: '1' }
  ;({ station, code } = await startDeskStation(port, deskPort, officer, { settings }))
})
test.afterAll(() => station?.stop())
test.use({ baseURL: deskUrl })

// OF-04, OF-18, QU-30
test('whose claim ran out is told who took the report, keeps the text, and again when the session is gone', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const { bop } = await registerLoss(portal)
  const number = formatBulletinNumber(bop)
  await portal.dispose()
  const { page } = await sitDown(browser, deskUrl, code)
  const second = { role: 'atendente', name: 'T. Nunes', registration: '5900002', unit }
  const { page: other } = await sitDown(browser, deskUrl, station.invite(second))

  await goDownTo(page, number)
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await chooseReason(page, 'Triagem da fila')
  await page.keyboard.press('r')
  const words = 'Bom dia. Recebemos o boletim.'
  const box = page.getByLabel(/texto, em português/)
  await box.fill(words)
  await expect(page.getByText(/Rascunho guardado/)).toBeVisible()

  // Until the minute is over nobody else gets it.
  const row = other.getByRole('row').filter({ hasText: number })
  await other.reload()
  await expect(row).toContainText('C. Duarte')
  await expect
    .poll(
      async () => {
        await other.reload()
        await expect(row).toBeVisible()
        return other.getByRole('button', { name: `Livre: pegar o boletim ${number}` }).isVisible()
      },
      { timeout: 90_000, intervals: [5000] },
    )
    .toBe(true)
  await goDownTo(other, number)
  await other.keyboard.press('c')
  await expect(row).toContainText('Você')

  await page.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page.getByText(/O boletim mudou desde que você leu \(T. Nunes, pegou/)).toBeVisible()
  await expect(box).toHaveValue(words)

  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page.getByRole('dialog', { name: 'A sua sessão terminou' })).toBeVisible()
  await page.getByRole('button', { name: 'Entrar de novo com a chave' }).click()
  await expect(page.getByRole('dialog', { name: 'A sua sessão terminou' })).toHaveCount(0)
  await expect(box).toHaveValue(words)
})
