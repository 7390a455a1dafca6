import type { Browser } from '@playwright/test'
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
test.use({
  baseURL: deskUrl,
  expectedErrors: [/status of (401|503)/],
  viewport: { width: 1280, height: 800 },
})

/** Two seconds of a tone. */
function tone(): Buffer {
  const samples = 16_000
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(8000, 24)
  file.writeUInt32LE(16_000, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) file.writeInt16LE(Math.round(9000 * Math.sin(at / 3)), 44 + at * 2)
  return file
}

/** A screen of messages, as a phone joins it from many. */
async function longScreen(browser: Browser): Promise<Buffer> {
  const rows = Array.from(
    { length: 80 },
    (_, at) =>
      `<rect x="40" y="${at * 100 + 10}" rx="24" width="700" height="76" fill="#dcf8c6"/><text x="70" y="${at * 100 + 58}" font-size="32">mensagem ${at + 1}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="8000"><rect width="1080" height="8000" fill="#ece5dd"/>${rows.join('')}</svg>`
  const page = await browser.newPage({ viewport: { width: 1080, height: 800 } })
  await page.setContent(`<body style="margin:0">${svg}`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 30, fullPage: true })
  await page.close()
  return picture
}

// OF-19, CE-13, CE-16
test('a chat, a long screen and a sound are read, seen and heard in the page of the report', async ({
  page,
  browser,
  playwright,
}) => {
  test.setTimeout(240_000)
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  const access = await registerLoss(portal)
  const chat = '20/11/2026 14:30 - Seu Zé: <b>manda o Pix</b>\n20/11/2026 14:31 - Ana: não\n'
  await sendEvidence(portal, access, 'Conversa do WhatsApp com Seu Zé.txt', Buffer.from(chat))
  await sendEvidence(portal, access, 'tela.jpg', await longScreen(browser))
  await sendEvidence(portal, access, 'voz.wav', tone())
  await acceptInvitation(
    page,
    station.invite({ role: 'investigador', name: 'C. Duarte', registration: '5912347', unit }),
  )
  await expect(page.getByRole('rowheader', { name: /Extravio|Perda/ })).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir' }).click()

  const again = page.getByRole('button', { name: 'Ver de novo' })
  const text = page.getByRole('button', { name: /^Ver a cópia de Conversa/ })
  const picture = page.getByRole('button', { name: 'Ver a cópia de tela.jpg' })
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click()
    await expect(text).toBeVisible({ timeout: 1000 })
    await expect(picture).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await text.press('Enter')
  await expect(page.getByRole('region', { name: /^Texto de Conversa/ })).toContainText('<b>manda o Pix</b>')
  await picture.press('Enter')
  const first = page.getByRole('img', { name: 'Cópia de tela.jpg, parte 1 de 4' })
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const larger = page.getByRole('button', { name: 'Aumentar a cópia' })
  for (let times = 0; times < 4; times += 1) await larger.press('Enter')
  await expect(larger).toBeFocused()
  await expect(page.getByText('300 %')).toBeVisible()
  await larger.press('0')
  await expectGoodScreen(page)

  await page.getByRole('button', { name: 'Pedir o original de voz.wav' }).click()
  await page.getByLabel('Para que você precisa dele').fill('Ouvir a ameaça')
  await page.getByRole('button', { name: 'Pedir a segunda assinatura' }).click()
  await expect(page.getByText(/espera a segunda assinatura/)).toBeVisible()
  const signer = await sitDown(browser, deskUrl, delegate)
  await signer.page.goto('/#/assinaturas')
  await signer.page.getByRole('button', { name: /Ler o pedido/ }).click()
  await signer.page.getByRole('button', { name: 'Abrir o boletim' }).click()
  await signer.page.getByRole('checkbox').check()
  await signer.page.getByRole('button', { name: 'Assinar' }).click()
  await expect(signer.page.getByText('Assinado. Quem pediu conclui.')).toBeVisible()

  await again.first().click()
  await page.getByRole('button', { name: 'Baixar o original' }).click()
  const player = page.locator('audio')
  await expect.poll(() => player.evaluate((sound: HTMLAudioElement) => sound.duration)).toBeCloseTo(2, 1)
  await player.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => player.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThan(0)
  await expectGoodScreen(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar este som' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^evidencia-[0-9a-f]{12}\.wav$/)
})
