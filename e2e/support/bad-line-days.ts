import type { BrowserContext, Page, Route } from '@playwright/test'
import { keepOnDevice } from './keep-on-device.ts'
import { expect } from './test.ts'

const address = '**/api/ocorrencia'

/** The page that a café's network answers to everything until one has logged in. */
export const captivePage = {
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
export const waiting = (page: Page) => page.getByRole('dialog', { name: 'Ainda não é um boletim' })

/** What a waiting report must say: that it is none yet, and no number. */
async function expectWaiting(page: Page): Promise<void> {
  await expect(waiting(page)).toBeVisible({ timeout: 40_000 })
  await expect(waiting(page)).toContainText('Só conte com o boletim quando aparecer o número')
  await expect(page.getByText(/00277\/\d{4}/)).toHaveCount(0)
}

/** What was typed last is on the device before the battery is empty, in milliseconds. */
const toBeWritten = 500

/** The tab dies after so many milliseconds; the portal is opened again, and what the device keeps is sent from its home. */
async function killTab(context: BrowserContext, page: Page, after = toBeWritten): Promise<Page> {
  await page.waitForTimeout(after)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/')
  return next
}

const keptCard = (page: Page) => page.getByRole('region', { name: 'Guardado neste aparelho' })
const seeReport = (page: Page) => keptCard(page).getByRole('button', { name: 'Ver o boletim' })

/** The home sends it by itself, and shows its number. */
async function showFromHome(page: Page): Promise<void> {
  await expect(keptCard(page)).toContainText(/Já é um boletim: 00277\/\d{4}/, { timeout: 40_000 })
  await seeReport(page).click()
}

/** The connection goes, and the page has said so: its line does not come under a finger that presses already. */
export async function loseConnection(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /internet/i })
      .first(),
  ).toBeVisible()
}

/** The network between the phone and the station, what the service worker asks for included. */
export type Line = { isCaptive: boolean }
type Day = (page: Page, context: BrowserContext, line: Line) => Promise<Page>

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

/** 2G, of the page and of its service worker's network alike: 35 kbit/s up, 800 ms; and the first call is cut. */
const slow: Day = async (page, context) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 35_000 / 8,
  })
  await answerOnce(page, cut)
  await register(page)
  await expect(page.locator('h1')).toContainText(/00277\/\d{4}/, { timeout: 60_000 })
  await session.detach()
  return page
}

/** A café's network between the phone and everything: the station has no answer of it, and the person sees its page and logs in. */
const captiveEverywhere: Day = async (page, _context, line) => {
  line.isCaptive = true
  await register(page)
  await expectWaiting(page)
  await page.reload()
  await expect(page).toHaveTitle('Wi-Fi')
  line.isCaptive = false
  await page.reload()
  return page
}

/** The station says that it failed: nothing was registered, the person is told so, and presses again. */
const failing: Day = async (page) => {
  await answerOnce(page, status(500, { json: { erro: 'interno' } }))
  await register(page)
  const said = page.getByRole('dialog', { name: 'Erro ao salvar a ocorrência' })
  await expect(said).toContainText('O registro não foi feito')
  await said.getByRole('button', { name: 'Tentar de novo' }).click()
  return page
}

/** The tab dies in some moment after the press, another one each time; what the device has is gone on with, whatever it is. */
const killedSomewhere: Day = async (page, context) => {
  await keepOnDevice(page)
  await register(page)
  killedAfter = (killedAfter + 61) % 700
  const next = await killTab(context, page, killedAfter)
  const goOn = keptCard(next).getByRole('button', { name: 'Continuar' })
  await expect(goOn.or(seeReport(next))).toBeVisible({ timeout: 40_000 })
  if (await seeReport(next).isVisible()) {
    await seeReport(next).click()
    return next
  }
  await goOn.click()
  await register(next)
  return next
}
let killedAfter = 0

/** Days of a bad line, by what happens on them. */
export const days: Readonly<Record<string, Day>> = {
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
  'a station that fails': failing,
  'a captive page over everything': captiveEverywhere,
  'a captive page for long': brokenForLong(captive),
  'reloaded while it waits': reloaded(status(502)),
  'killed while it waits, offline': killedOffline,
  'killed while it waits, with the report at the station': killed(lost),
  'killed while it is sent': killedWhileSending,
  'killed in some moment': killedSomewhere,
}
