import type { BrowserContext, Page, Route } from '@playwright/test'
import { keepOnDevice } from '../support/keep-on-device.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { openSummary } from '../support/open-summary.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { expect, test } from '../support/test.ts'
import { heading, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about calls that fail on purpose.
test.use({
  // The service worker serves the page, as on the phones of people who come back.
  serviceWorkers: 'allow',
  expectedErrors: [/Failed to load resource|could not be (checked|had)/],
})

const address = '**/api/ocorrencia'

/** The page that a café's network answers to everything until one has logged in. */
const captivePage = {
  contentType: 'text/html',
  body: '<!doctype html><title>Wi-Fi</title><form>Entrar</form>',
}

type Answer = (route: Route) => Promise<void>

/** The report reaches the station, and its answer does not reach the browser, cookie included. */
const lost: Answer = async (route) => {
  const request = route.request()
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': request.headers()['idempotency-key'] ?? '',
  }
  const answer = await fetch(request.url(), { method: 'POST', headers, body: request.postData() })
  expect([200, 201, 422]).toContain(answer.status)
  await route.abort()
}

/** What a broken line answers, one after another; then the line works. */
async function answerOnce(page: Page, ...answers: Answer[]): Promise<void> {
  await page.route(address, (route) => (answers.shift() ?? ((one) => one.continue()))(route))
}

const status =
  (code: number, body: object = captivePage): Answer =>
  (route) =>
    route.fulfill({ status: code, ...body })
const cut: Answer = (route) => route.abort('connectionreset')
const captive = status(200)
const register = (page: Page) => page.getByRole('button', { name: 'Registrar ocorrência' }).click()
const waiting = (page: Page) => page.getByRole('dialog', { name: 'Ainda não é um boletim' })

/** What a waiting report must say: that it is none yet, and no number. */
async function expectWaiting(page: Page): Promise<void> {
  await expect(waiting(page)).toBeVisible({ timeout: 40_000 })
  await expect(waiting(page)).toContainText('Só conte com o boletim quando aparecer o número')
  await expect(page.getByText(/00277\/\d{4}/)).toHaveCount(0)
}

/** The tab dies; the portal is opened again, and what the device keeps is sent from its home. */
async function killTab(context: BrowserContext, page: Page): Promise<Page> {
  // What was typed last is on the device before the battery is empty.
  await page.waitForTimeout(500)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  return next
}

/** The home sends it by itself, and shows its number. */
async function showFromHome(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Guardado neste aparelho' })
  await expect(card).toContainText(/Já é um boletim: 00277\/\d{4}/, { timeout: 40_000 })
  await card.getByRole('button', { name: 'Ver o boletim' }).click()
}

/** The connection goes, and the page has said so: its line does not come under a finger that presses already. */
async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /internet/i })
      .first(),
  ).toBeVisible()
}

type Day = (page: Page, context: BrowserContext) => Promise<Page>

/** Offline where the person registers; `meanwhile` happens while it waits, and then the line is back. */
const offline =
  (meanwhile?: (page: Page) => Promise<unknown>): Day =>
  async (page, context) => {
    // What sends it is loaded beside the summary; before that the page says that nothing was sent.
    await page.waitForLoadState('networkidle')
    await loseConnection(page, context)
    await register(page)
    await expectWaiting(page)
    await meanwhile?.(page)
    await context.setOffline(false)
    return page
  }

/** The line answers so, once each, and works afterwards. */
const broken =
  (...answers: Answer[]): Day =>
  async (page) => {
    await answerOnce(page, ...answers)
    await register(page)
    return page
  }

/** As long as the line answers so the report waits; then it works. */
const brokenForLong =
  (answer: Answer): Day =>
  async (page) => {
    let works = false
    await page.route(address, (route) => (works ? route.continue() : answer(route)))
    await register(page)
    await expectWaiting(page)
    works = true
    return page
  }

/** On the device, and the tab dies while it waits: before anything was sent, or after the station had it. */
const killed =
  (answer: Answer): Day =>
  async (page, context) => {
    await keepOnDevice(page)
    await page.route(address, answer)
    await register(page)
    await expectWaiting(page)
    const next = await killTab(context, page)
    await showFromHome(next)
    return next
  }

const killedOffline: Day = async (page, context) => {
  await keepOnDevice(page)
  await loseConnection(page, context)
  await register(page)
  await expectWaiting(page)
  const next = await killTab(context, page)
  await showFromHome(next)
  return next
}

/** Killed in the moment of sending, before the person was told anything. */
const killedWhileSending: Day = async (page, context) => {
  await keepOnDevice(page)
  await page.route(address, lost)
  const sent = page.waitForRequest(address)
  await register(page)
  await sent
  const next = await killTab(context, page)
  await showFromHome(next)
  return next
}

/** The tab is reloaded while its report waits; it is in this tab alone. */
const reloaded =
  (answer: Answer): Day =>
  async (page) => {
    await page.route(address, answer)
    await register(page)
    await expectWaiting(page)
    await page.unroute(address)
    await page.reload()
    await expectWaiting(page)
    return page
  }

/** 2G: every call takes long, and the first is cut. */
const slow: Day = async (page) => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.fallback()
  })
  await answerOnce(page, cut)
  await register(page)
  return page
}

/** Twenty days of a bad line, by what happens on them. */
const days: Readonly<Record<string, Day>> = {
  'offline, then back': offline(),
  'offline, and the person presses on': offline((page) =>
    waiting(page).getByRole('button', { name: 'Tentar agora' }).click(),
  ),
  'offline, back to a captive page': offline((page) => answerOnce(page, captive)),
  'offline, back to a lost answer': offline((page) => answerOnce(page, lost)),
  'offline, back to two lost answers': offline((page) => answerOnce(page, lost, lost)),
  'a captive page': broken(captive),
  'a captive page that forbids': broken(status(403)),
  'a captive page that asks for a login': broken(status(511)),
  'a proxy without the station': broken(status(502)),
  'a station that is busy': broken(status(503, { json: { erro: 'ocupado' } })),
  'a proxy that waits in vain': broken(status(504), cut),
  'an answer that is lost': broken(lost),
  'answers that are lost twice': broken(lost, lost),
  'a line that is cut, then a captive page': broken(cut, captive),
  '2G with a cut': slow,
  'a captive page for long': brokenForLong(captive),
  'reloaded while it waits': reloaded(status(502)),
  'killed while it waits, offline': killedOffline,
  'killed while it waits, with the report at the station': killed(lost),
  'killed while it is sent': killedWhileSending,
}

/** Each of them once; `FLAPS=200` goes through them again and again, for as many reports. */
const reports = Array.from(
  { length: Number(process.env['FLAPS'] ?? Object.keys(days).length) / Object.keys(days).length },
  (_, round) => Object.entries(days).map(([name, day]) => ({ round, name, day })),
).flat()

for (const [place, { round, name, day }] of reports.entries())
  // OFF-07, OFF-08, SU-09
  test(`${name}${round ? ` (${round})` : ''}: the report is registered once, and told truthfully`, async ({
    page,
    context,
  }) => {
    const words = `DIA ${place} DE REDE RUIM.`
    const relato_plain = `${words} ${'PERDI A CARTEIRA NO ÔNIBUS. '.repeat(10)}`
    await keepPortal(page)
    await openSummary(page, 'extravio', { relato_plain })
    const last = await day(page, context)
    await expect(heading(last)).toContainText(/00277\/\d{4}/, { timeout: 60_000 })
    const { bop } = await registeredNumber(last)
    expect(await numbersOfAccount(words)).toEqual([bop])
    await expect(waiting(last)).toHaveCount(0)
    const left = () =>
      last.evaluate(() => [localStorage.getItem('guardado'), sessionStorage.getItem('rascunho:extravio')])
    await expect.poll(left).toEqual([null, null])
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
    await page.screenshot({ path: test.info().outputPath(`waiting-${home.slice(0, 2) || 'pt'}.png`) })
    await context.setOffline(false)
    await expect(page.locator('h1')).toContainText(/00277\/\d{4}/, { timeout: 30_000 })
    await page.evaluate(() => localStorage.removeItem('idioma'))
  }
})
