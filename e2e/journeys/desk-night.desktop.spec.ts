import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { startMailOffice, type MailOffice } from '../../apps/server/documents/mail/mail-office.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { chooseReason, sitDown, type OfficerAtDesk } from '../support/desk-officer.ts'
import { registerLoss, registerReport } from '../support/register-report.ts'
import { routeReport } from '../support/route-report.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const unit = 'Delegacia da Noite'
const [onDuty, theChief] = ['plantao@pc.example.org', 'chefia@pc.example.org']

let folder: string
let mail: MailOffice
let station: DeskStation
let reader: OfficerAtDesk
let chief: OfficerAtDesk
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  folder = mkdtempSync(join(tmpdir(), 'night-'))
  const units = join(folder, 'units.csv')
  writeFileSync(
    units,
    `municipio;bairro;nome;endereco;plantao;chefia\n1501402;;${unit};Rua Um, 1, Belém;${onDuty};${theChief}\n`,
  )
  mail = await startMailOffice()
  const first = { role: 'atendente', name: 'C. Duarte', registration: '5920001', unit }
  const settings = { MAIL_URL: mail.url, URGENT_MINUTES: '1' }
  const started = await startDeskStation(port, deskPort, first, { units, settings })
  ;({ station } = started)
  const deskUrl = `http://localhost:${deskPort}`
  reader = await sitDown(browser, deskUrl, started.code)
  // The newer invitation opens the account with both duties.
  const led = { name: 'R. Moura', registration: '5920002', unit }
  station.invite({ ...led, role: 'chefia' })
  chief = await sitDown(browser, deskUrl, station.invite({ ...led, role: 'delegado' }))
})
test.afterAll(async () => {
  await station?.stop()
  await mail?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A loss, which the reader opens, and then the report of somebody who needs help now. */
async function register(
  playwright: PlaywrightWorkerArgs['playwright'],
  work: () => Promise<void>,
): Promise<void> {
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await registerLoss(portal)
  await work()
  const { context } = await routeReport('violencia_contra_mulher/atendimento')
  await registerReport(portal, context.report)
  await portal.dispose()
}

const alarmOn = (page: Page) => page.getByRole('region', { name: 'Alarme' })
const heard = (address: string) =>
  mail.letters.filter(({ to }) => to?.some((one) => one.address === address)).map(({ text = '' }) => text)

// OF-71, OF-80, QU-70, QU-73, QU-77, QU-80
test('a night: one reads, the other is away, nobody opens the urgent report; who is on duty is told, and the chief calls', async ({
  playwright,
}) => {
  test.setTimeout(240_000)
  const [reading, away] = [reader.page, chief.page]
  await register(playwright, async () => {
    await reading.reload()
    await expect(reading.getByRole('row').filter({ hasText: /\d{5}\/\d{4}/ })).toHaveCount(1)
    await reading.keyboard.press('j')
    await reading.keyboard.press('Enter')
    await chooseReason(reading, 'Triagem da fila')
  })
  await expect(alarmOn(reading)).toContainText('Ajuda agora', { timeout: 15_000 })
  await expect(reading).toHaveTitle(/^\(1\) agora/)

  await expect.poll(() => heard(onDuty).length, { timeout: 120_000, intervals: [1000] }).toBe(1)
  expect(heard(onDuty)[0]).toMatch(
    /^Há um boletim urgente sem ser aberto desde \d\dh\d\d de \d\d\/\d\d na unidade Delegacia da Noite\./,
  )
  expect(heard(onDuty)[0]).not.toMatch(/\d{5}\/\d{4}|violência|mulher/i)

  await expect(alarmOn(away)).toContainText('Ajuda agora')
  await away.keyboard.press('u')
  await chooseReason(away, 'Triagem da fila')
  const call = away.getByRole('region', { name: 'Falar com a pessoa agora' })
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{10,}$/)
  await expect(away.getByText(/contato do plantão/)).toBeVisible()
  await away.keyboard.press('c')
  await expect(away.getByText(/^Você, até/)).toBeVisible()
  await expect(alarmOn(reading)).toHaveCount(0)

  await call.getByRole('button', { name: 'Registrar o primeiro contato' }).focus()
  await away.keyboard.press('Enter')
  await away.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).focus()
  await away.keyboard.press('Enter')
  await expect(call).toHaveCount(0)
  await expect(away.getByText('violência: desde o relato ou o primeiro contato, até o fim')).toBeVisible()
  expect(heard(theChief)).toEqual([])
  expect([...reader.violations.errors, ...chief.violations.errors]).toEqual([])
})
