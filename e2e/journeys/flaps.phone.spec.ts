import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { captivePage, days, loseConnection, waiting, type Line } from '../support/bad-line-days.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { openSummary } from '../support/open-summary.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { startSpoilingProxy } from '../support/spoiling-proxy.ts'
import { expect, test } from '../support/test.ts'
import { heading, registeredNumber } from '../support/wizard-actions.ts'

const port = await freePort()
test.describe.configure({ timeout: 300_000 })
// The browser's lines about calls that fail on purpose.
test.use({
  // The service worker serves the page, as on the phones of people who come back.
  serviceWorkers: 'allow',
  baseURL: `http://127.0.0.1:${port}`,
  expectedErrors: [/Failed to load resource|could not be (checked|had)/],
})

const state: Line = { isCaptive: false }
let line: Awaited<ReturnType<typeof startSpoilingProxy>>
test.beforeAll(async () => {
  line = await startSpoilingProxy(Number(process.env['STATION_PORT']), {
    port,
    answer(answer) {
      if (!state.isCaptive) return
      answer.status = 200
      answer.headers = { 'content-type': captivePage.contentType }
      answer.body = Buffer.from(captivePage.body)
    },
  })
})
test.afterAll(() => line.close())
test.beforeEach(() => {
  state.isCaptive = false
})

/** Each of them once; `npm run test:flaps` goes through them again and again, for 200 reports. */
const all = Object.entries(days)
const wanted = Number(process.env['FLAPS'] ?? all.length)
const reports = Array.from({ length: wanted }, (_, place) => all[place % all.length] ?? [])

/** So many days follow each other on one phone: to open the portal on another takes longer than most days. */
const together = 6
const phones = Array.from({ length: Math.ceil(wanted / together) }, (_, place) => ({
  first: place * together,
  seen: reports.slice(place * together, (place + 1) * together),
}))

for (const { first, seen } of phones)
  // OFF-07, OFF-24, SU-09
  test(`registered once, and told truthfully: ${seen.map(([name]) => name).join('; ')} (${first})`, async ({
    page,
    context,
  }) => {
    await keepPortal(page)
    let phone = page
    for (const [place, [name, day]] of seen.entries())
      await test.step(name ?? '', async () => {
        const words = `DIA ${first + place} DE REDE RUIM.`
        const relato_plain = `${words} ${'PERDI A CARTEIRA NO ÔNIBUS. '.repeat(10)}`
        await openSummary(phone, 'extravio', { relato_plain })
        phone = (await day?.(phone, context, state)) ?? phone
        await expect(heading(phone)).toContainText(/00277\/\d{4}/, { timeout: 60_000 })
        const { bop } = await registeredNumber(phone)
        expect(await numbersOfAccount(words)).toEqual([bop])
        await expect(waiting(phone)).toHaveCount(0)
        const left = () =>
          phone.evaluate(() => [
            localStorage.getItem('guardado'),
            sessionStorage.getItem('rascunho:extravio'),
          ])
        await expect.poll(left).toEqual([null, null])
        await phone.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })

// OFF-07
test('a waiting report says where it is, in every language', async ({ page, context }) => {
  for (const home of ['', 'en-us/', 'es-es/', 'fr-fr/']) {
    await openSummary(page, 'extravio')
    await page.goto(`/${home}#/extravio`)
    await page.locator('main .actions').last().getByRole('button').first().waitFor()
    await page.waitForLoadState('networkidle')
    await loseConnection(page, context)
    await page.locator('main button', { hasText: /^(Registrar|Register|Enregistrer)/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ s/)
    await context.setOffline(false)
    await expect(page.locator('h1')).toContainText(/00277\/\d{4}/, { timeout: 30_000 })
    await page.evaluate(() => localStorage.removeItem('idioma'))
  }
})
