import type { Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { texts } from '../../apps/web/pages/validate/validate-texts.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { registerLoss } from '../support/register-report.ts'
import { expectNothingLogged } from '../support/station-log.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page, text: Text, locale: 'pt-br' | 'en-us' = 'pt-br') =>
  page.getByRole('heading', { level: 2, name: say(text, locale), exact: true })

const fact = (page: Page, text: string) => page.getByRole('definition').filter({ hasText: text }).first()

/** The code as it is printed, without hyphens, and the first half of both. */
const forms = (code: string) => [
  code,
  code.replaceAll('-', ''),
  code.slice(0, 9),
  code.replaceAll('-', '').slice(0, 8),
]

/** Records all requests as they leave the browser: without the part of an address behind `#`. */
async function recordRequests(page: Page): Promise<string[]> {
  const requests: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
  })
  return requests
}

/** Everything that the tab and the browser store, except for the memory of the page itself. */
async function keptBy(page: Page): Promise<string> {
  const tab = await page.context().newCDPSession(page)
  const { entries } = await tab.send('Page.getNavigationHistory')
  await tab.detach()
  const inPage = await page.evaluate(async () => ({
    address: location.href,
    title: document.title,
    name: window.name,
    state: history.state as unknown,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys().catch(() => []),
  }))
  const cookies = await page.context().cookies()
  return JSON.stringify({ inPage, cookies, entries: entries.map(({ url, title }) => ({ url, title })) })
}

const expectNothingKept = async (page: Page, code: string) => {
  const kept = await keptBy(page)
  for (const form of forms(code)) expect(kept).not.toContain(form)
}

test('the code of a scanned document is in no request, no history entry, no title and no storage', async ({
  page,
  request,
}) => {
  const { autDig: code } = await registerLoss(request)
  const requests = await recordRequests(page)
  const scanned = `/#/validar/${code.replaceAll('-', '')}`
  await page.goto('/')
  await page.goto('about:blank')
  await page.goto(scanned)
  await expect(heading(page, texts.valid)).toBeVisible()
  await expect(page).toHaveURL(/\/#\/validar$/)
  await expectNothingKept(page, code)
  await expectNoAxeViolations(page)

  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL(/\/#\/$/)
  await expectNothingKept(page, code)
  await page.goBack()
  await expect(page).toHaveURL(/\/#\/validar$/)
  // The next person at this device presses Back: the page no longer knows the document.
  await expect(heading(page, texts.enter)).toBeVisible()
  await expect(heading(page, texts.valid)).toHaveCount(0)
  await expectNothingKept(page, code)
  await page.goForward()
  await expect(page).toHaveURL(/\/#\/$/)
  await expectNothingKept(page, code)

  for (const sent of requests) for (const form of forms(code)) expect(sent).not.toContain(form)
  expect(requests.join('\n')).toMatch(/POST \S+\/api\/validar-documento /)
  await expectNothingLogged(forms(code).slice(0, 2))
})

test('a reload after a scan shows the empty form and says why', async ({ page, request }) => {
  const { autDig: code } = await registerLoss(request)
  await page.goto(`/#/validar/${code.replaceAll('-', '')}`)
  await expect(heading(page, texts.valid)).toBeVisible()
  await page.reload()
  await expect(heading(page, texts.enter)).toBeVisible()
  await expect(page.getByText(say(texts.notKept, 'pt-br'))).toBeVisible()
  await expect(page.locator('main form input')).toHaveValue('')
  await expectNothingKept(page, code)
  await expectNoAxeViolations(page)
})

test('a scan reaches the page of the language that was chosen, and leaves nothing on the way', async ({
  page,
  request,
}) => {
  const { autDig: code } = await registerLoss(request)
  await page.goto('/')
  await page.locator('header a[lang="en-us"]').click()
  await expect(page).toHaveURL(/\/en-us\//)
  const requests = await recordRequests(page)
  await page.goto('about:blank')
  await page.goto(`/#/validar/${code}`)
  await expect(heading(page, texts.valid, 'en-us')).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/#\/validar$/)
  await expectNothingKept(page, code)
  for (const sent of requests) for (const form of forms(code)) expect(sent).not.toContain(form)

  await page.getByRole('banner').getByRole('link').first().click()
  await page.locator('header a[lang="pt-br"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^pt/i)
  await expectNothingKept(page, code)
})

test('a second document scanned into the same tab replaces the first', async ({ page, request }) => {
  const [first, second] = [await registerLoss(request), await registerLoss(request)]
  await page.goto(`/#/validar/${first.autDig.replaceAll('-', '')}`)
  await expect(fact(page, formatBulletinNumber(first.bop))).toBeVisible()
  await page.goto(`/#/validar/${second.autDig.replaceAll('-', '')}`)
  await expect(fact(page, formatBulletinNumber(second.bop))).toBeVisible()
  await expect(page).toHaveURL(/\/#\/validar$/)
  for (const { autDig } of [first, second]) await expectNothingKept(page, autDig)
})

test.describe('on a connection that breaks', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('the address is clean before the scripts come, and a reload shows the document', async ({
    page,
    request,
  }) => {
    const { autDig: code } = await registerLoss(request)
    const scripts = /\/assets\/(?!boot)[^/]*\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(`/#/validar/${code.replaceAll('-', '')}`)
    await expect(page).toHaveURL(/\/#\/validar$/)
    await page.unroute(scripts)
    await page.reload()
    await expect(heading(page, texts.valid)).toBeVisible()
    await expectNothingKept(page, code)
  })
})
