import { writeFile } from 'node:fs/promises'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Page } from '@playwright/test'
import { photograph } from '../../apps/server/reports/evidence/copies/made-files.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { acceptInvitation, sitDown } from '../support/desk-officer.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { registerLoss } from '../support/register-report.ts'
import { sendEvidence } from '../support/send-evidence.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const deskUrl = `http://localhost:${deskPort}`
const unit = 'Delegacia Virtual'

let station: DeskStation
let delegate: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const first = { role: 'delegado', name: 'R. Moura', registration: '5912346', unit }
  ;({ station, code: delegate } = await startDeskStation(port, deskPort, first))
})
test.afterAll(() => station.stop())
// Whoever is not logged in yet is told so with a 401, which the browser writes to its console.
test.use({ baseURL: deskUrl, expectedErrors: [/status of (401|503)/] })

/** The screen as it stands, also as narrow as a phone's; what does not fit one fails. */
async function look(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectGoodScreen(page)
  }
}

// OF-47, OF-48, OF-49, OF-51
test('a report with its photograph leaves in one package for two officers, and a command verifies it', async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(240_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const access = await registerLoss(portal)
  await sendEvidence(portal, access, 'porta.jpg', await photograph())
  await acceptInvitation(
    page,
    station.invite({ role: 'investigador', name: 'C. Duarte', registration: '5912347', unit }),
  )
  await expect(page.getByRole('rowheader', { name: /Extravio|Perda/ })).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Exportar' }).click()
  await look(page)
  await page.getByLabel('Para quem').selectOption('justica')
  await page.getByLabel(/^Por quê/).fill('Ofício 12/2026 da 1ª Vara')
  await page.getByRole('button', { name: 'Pedir a segunda assinatura' }).click()
  await page.goto('/#/assinaturas')
  await expect(page.getByRole('cell', { name: 'espera' })).toBeVisible()
  await look(page)

  const signer = await sitDown(browser, deskUrl, delegate)
  await signer.page.goto('/#/assinaturas')
  await signer.page.getByRole('button', { name: /Ler o pedido/ }).click()
  await expect(signer.page.getByText(/^“porta\.jpg” \(fotografia, /)).toBeVisible()
  await look(signer.page)
  await signer.page.getByRole('button', { name: 'Abrir o boletim' }).click()
  await signer.page.getByRole('checkbox').check()
  await signer.page.getByRole('button', { name: 'Assinar' }).click()
  await expect(signer.page.getByText('Assinado. Quem pediu conclui.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /Ler o pedido/ }).click()
  await look(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^boletim-277\.\d+\.tar$/)
  const [file, pem] = [test.info().outputPath('boletim.tar'), test.info().outputPath('key.pem')]
  await download.saveAs(file)
  await expect(page.getByText('baixada')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: /Ler o pedido/ }).click()
  await look(page)

  await writeFile(pem, station.operate('delivery', 'key').split('Standard Webhooks')[0] ?? '')
  const verified = station.operate('delivery', 'verify', file, '--key', pem)
  expect(verified).toMatch(/^Whole: report 277\./)
  expect(verified).toMatch(/originais\/01-[\da-f]{12}\.jpg {2}\("porta\.jpg", /)
  expect(verified).toContain("The citizen's paper held when this was packed")

  const { bop, autDig: codigo } = access
  const thread = await portal.post('/api/acompanhar', { data: { numero: formatBulletinNumber(bop), codigo } })
  const { passos } = (await thread.json()) as { passos: { tipo: string }[] }
  expect(passos.find(({ tipo }) => tipo === 'exportado')).toMatchObject({
    por: { quem: 'policia', cargo: 'investigador', unidade: unit },
    assinadoPor: { quem: 'policia', cargo: 'delegado', unidade: unit },
    finalidade: 'justica',
    arquivos: 1,
    explicacao:
      'Foi para a Justiça. Arquivos que foram junto: 1. Quem assinou: Delegacia Virtual, delegada ou delegado.',
  })
  await portal.dispose()
})
