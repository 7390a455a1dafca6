import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { keepOnDevice } from '../support/keep-on-device.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { startDeployments } from '../support/next-build.ts'
import { openSummary } from '../support/open-summary.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { expect, test as base } from '../support/test.ts'
import { registeredNumber } from '../support/wizard-actions.ts'

base.describe.configure({ timeout: 240_000 })

const test = base.extend<object, { portalPort: number }>({
  portalPort: [({}, use) => freePort().then(use), { scope: 'worker' }],
  baseURL: ({ portalPort }, use) => use(`http://127.0.0.1:${portalPort}`),
})
test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|could not be/] })

/** Whether a build whole is on the device whose scripts have the names of the next one. */
const isNextKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      if (paths.includes('/completo') && paths.some((path) => path.endsWith('.next.js'))) return true
    }
    return false
  })

/** What the browser itself keeps of files may go at any time; what the service worker keeps stays. */
async function emptyBrowserCache(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

// OFF-14
test('a report that waits in one build is sent once by the next, and open tabs of the former go on', async ({
  page,
  context,
  portalPort,
}) => {
  const deployments = await startDeployments(portalPort, Number(process.env['STATION_PORT']))
  await keepPortal(page)
  const words = `ENTRE DUAS VERSÕES, ${test.info().repeatEachIndex + 1}.`
  await openSummary(page, 'extravio', { relato_plain: `${words} ${'PERDI A CARTEIRA. '.repeat(10)}` })
  await keepOnDevice(page)
  await page.waitForLoadState('networkidle')
  const old = await context.newPage()
  await old.goto('/')
  await expect(old.getByRole('region', { name: 'Guardado neste aparelho' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
  await page.close()
  deployments.deployNext('/assets/calendar-dialog-')
  await context.setOffline(false)

  const fresh = await context.newPage()
  await fresh.goto('/')
  expect(await fresh.locator('script[type=module]').last().getAttribute('src')).toMatch(/[.]next[.]js$/)
  await expect.poll(() => isNextKept(fresh), { timeout: 90_000 }).toBe(true)
  // The tab of the former build loads what it had not loaded yet, which the server no longer has.
  await emptyBrowserCache(context, old)
  await old.goto('/#/extravio')
  await expect(old.getByRole('heading', { level: 1, name: 'Perda ou extravio' })).toBeVisible()
  await old.close()

  const card = fresh.getByRole('region', { name: 'Guardado neste aparelho' })
  const sent = () => expect(card).toContainText(/Já é um boletim: 00277/, { timeout: 30_000 })
  // Calls of a page that opens while its worker is replaced are sometimes never answered by Chromium: who waits loads it again.
  await sent().catch(async () => {
    await fresh.reload()
    await sent()
  })
  await card.getByRole('button', { name: 'Ver o boletim' }).click()
  expect(await numbersOfAccount(words)).toEqual([(await registeredNumber(fresh)).bop])
  await fresh.goto('/')
  await fresh.reload()
  const builds = () => fresh.evaluate(async () => (await caches.keys()).length)
  await expect.poll(builds, { timeout: 90_000 }).toBe(1)
  await deployments.close()
})
