import type { PlaywrightWorkerArgs } from '@playwright/test'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { acceptInvitation, sitDown } from '../support/desk-officer.ts'
import { registerLoss, registerReport } from '../support/register-report.ts'
import { routeReport } from '../support/route-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const unit = 'Delegacia Virtual'

let station: DeskStation
let code: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const officer = { role: 'atendente', name: 'C. Duarte', registration: '5912351', unit }
  ;({ station, code } = await startDeskStation(port, deskPort, officer))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: `http://localhost:${deskPort}`, expectedErrors: [/status of 401/] })

/** Registers a report of somebody who needs help now. */
async function askForHelp(playwright: PlaywrightWorkerArgs['playwright']): Promise<void> {
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await registerLoss(portal)
  const { context } = await routeReport('violencia_contra_mulher/atendimento')
  await registerReport(portal, context.report)
  await portal.dispose()
}

// OF-71, OF-72, OF-73
test('who is on another page hears at once that somebody needs help, until a colleague claims it', async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(120_000)
  await acceptInvitation(page, code)
  await page.getByRole('link', { name: 'Minhas chaves' }).click()
  await page.getByRole('button', { name: 'Permitir o som' }).click()
  await expect(page.getByText('O som do alarme está ligado.')).toBeVisible()
  const invited = station.invite({ role: 'delegado', name: 'R. Moura', registration: '5912352', unit })
  const colleague = await sitDown(browser, `http://localhost:${deskPort}`, invited)

  await askForHelp(playwright)
  const alarm = page.getByRole('region', { name: 'Alarme' })
  // It is told and not asked for: questions by themselves would come after 20 seconds.
  await expect(alarm).toContainText('Ajuda agora', { timeout: 10_000 })
  await expect(alarm).toContainText('há menos de 1 min')
  await expect(page).toHaveTitle('(1) agora · Minhas chaves · Mesa da Delegacia Virtual')

  await expect(colleague.page.getByRole('region', { name: 'Alarme' })).toBeVisible()
  await colleague.page.keyboard.press('u')
  const reason = colleague.page.getByRole('dialog', { name: /Por que você vai abrir/ })
  await reason.getByRole('radio', { name: 'Triagem da fila' }).focus()
  await colleague.page.keyboard.press('Enter')
  await expect(colleague.page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await expect(colleague.page.getByRole('region', { name: 'Alarme' })).toBeVisible()
  await colleague.page.keyboard.press('c')
  await expect(colleague.page.getByText(/^Você, até/)).toBeVisible()
  for (const one of [page, colleague.page]) {
    await expect(one.getByRole('region', { name: 'Alarme' })).toHaveCount(0)
    await expect(one).not.toHaveTitle(/agora/)
  }
  expect(colleague.violations.errors).toEqual([])
  await colleague.page.context().close()
})
