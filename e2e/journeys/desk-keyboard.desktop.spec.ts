import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { goDownTo } from '../support/desk-officer.ts'
import { expectFocus, pickOption, pickRadio, press, type } from '../support/press-keys.ts'
import { registerLoss } from '../support/register-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'
import { addVirtualKey } from '../support/virtual-key.ts'

const [port, deskPort] = [await freePort(), await freePort()]

let station: DeskStation
let code: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const officer = { role: 'atendente', name: 'C. Duarte', registration: '5900001', unit: 'Delegacia Virtual' }
  ;({ station, code } = await startDeskStation(port, deskPort, officer))
})
test.afterAll(() => station?.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of 401/] })

// OF-11
test('from the door to an answer that is taken back, by keyboard alone', async ({ page, playwright }) => {
  test.setTimeout(180_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const numbers = [await registerLoss(portal), await registerLoss(portal)].map(({ bop }) =>
    formatBulletinNumber(bop),
  )
  await portal.dispose()
  const [other = '', number = ''] = numbers
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  await addVirtualKey(page)

  await page.goto('/')
  await press(page, page.getByRole('link', { name: /Tenho um convite/ }))
  await type(page, page.getByLabel('Convite, como está no papel'), code)
  await keyboard.press('Enter')
  await expect(page.getByText('C. Duarte')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Cadastrar e entrar' }))

  // The keys are shown, and can be switched off and on.
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
  const here = page.locator('tr[aria-current]')
  await keyboard.press('?')
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('checkbox'), 'Space')
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await keyboard.press('j')
  await expect(here).toHaveCount(0)
  await press(page, page.getByRole('button', { name: 'Teclas' }))
  await press(page, dialog.getByRole('checkbox'), 'Space')
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Teclas' })).toBeFocused()

  await goDownTo(page, other)
  await goDownTo(page, number)
  await keyboard.press('k')
  await expect(here).toContainText(other)
  await keyboard.press('j')
  await expect(here).toContainText(number)
  await keyboard.press('c')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Você')
  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  // OF-10
  await expect(here).toContainText(number)
  await expect(page.locator(':focus')).toContainText(number)
  await keyboard.press('Enter')
  await pickRadio(page, dialog.getByRole('radio', { name: 'Atender quem registrou' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await expectFocus(page)

  // Letters that are keys elsewhere are letters here.
  await keyboard.press('r')
  await expect(dialog).toBeVisible()
  const words = 'rjckz: recebemos o boletim, obrigado.'
  await type(page, dialog.getByLabel(/texto, em português/), words)
  await expect(dialog.getByLabel(/texto, em português/)).toHaveValue(words)
  await expect(page.getByText(/^Você, até/)).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocus(page)

  await press(page, page.getByRole('button', { name: 'Encaminhar' }))
  await expect(dialog.getByLabel('Para que unidade')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Encaminhar' })).toBeFocused()

  await keyboard.press('r')
  await expect(dialog.getByLabel(/texto, em português/)).toHaveValue(words)
  await pickOption(page, dialog.getByLabel(/modelo/), 'Escrever com as minhas palavras')
  await press(page, dialog.getByRole('button', { name: /^Enviar/ }))
  await expect(page.getByText('ainda não saiu')).toBeVisible()
  await expectFocus(page)
  await keyboard.press('z')
  await expect(page.getByText('ainda não saiu')).toBeHidden()
  await keyboard.press('c')
  await expect(page.getByText('Livre', { exact: true })).toBeVisible()
})
