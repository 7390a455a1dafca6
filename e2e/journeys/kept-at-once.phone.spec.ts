import type { BrowserContext, Page } from '@playwright/test'
import {
  chooseKeeping,
  keepSummary,
  kept,
  keptCard,
  openAnew,
  readDevice,
} from '../support/keep-on-device.ts'
import { openSummary } from '../support/open-summary.ts'
import { expect, test } from '../support/test.ts'
import { registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about calls that are aborted on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })

/** A device that takes long for its first write. */
const makeKeySlowly = (page: Page) =>
  page.addInitScript(() => {
    const make = crypto.subtle.generateKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<CryptoKey>
    const slowly = async (...given: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      const made = await make(...given)
      performance.mark('key')
      return made
    }
    Object.defineProperty(crypto.subtle, 'generateKey', { value: slowly })
  })

/** A device that takes long for each write. */
const writeSlowly = (page: Page) =>
  page.addInitScript(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      return encrypt(...given)
    }
  })

/** Registers what gets no answer, and loses the tab as soon as the device is said to keep that; the home sends it. */
async function registerFromHome(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(page.getByText(/^Guardado neste aparelho até chegar a resposta/)).toBeVisible()
  const home = await openAnew(context, page)
  await expect(keptCard(home)).toContainText(/Já é um boletim: 00277/, { timeout: 40_000 })
}

// OFF-02, OFF-25
test('what got its number while the device still makes its key does not stay there', async ({ page }) => {
  await makeKeySlowly(page)
  await openSummary(page, 'extravio')
  await chooseKeeping(page)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await registeredNumber(page)
  await page.waitForFunction(() => performance.getEntriesByName('key').length > 0)
  await page.waitForTimeout(500)
  await expect.poll(() => readDevice(page)).toMatchObject({ records: 0, keys: 0 })
})

// OFF-25
test('what is registered while the device still makes its key is kept as sent, and sent from the home', async ({
  page,
  context,
}) => {
  await makeKeySlowly(page)
  await writeSlowly(page)
  await openSummary(page, 'extravio')
  await page.route('**/api/ocorrencia', (route) => route.abort())
  await chooseKeeping(page)
  await registerFromHome(page, context)
})

// OFF-25
test('what is changed before the page knows that the device keeps it is written before it is told', async ({
  page,
  context,
}) => {
  await keepSummary(page)
  await writeSlowly(page)
  await page.addInitScript(() => {
    const read = indexedDB.databases.bind(indexedDB)
    const changed = new Promise((resolve) => addEventListener('changed', resolve))
    indexedDB.databases = async () => {
      await changed
      return read()
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()
  await page.locator('main textarea').fill('OUTRA HISTÓRIA')
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('OUTRA HISTÓRIA')
  await expect(kept(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('changed')))
  await expect(kept(page)).toBeVisible()
  const home = await openAnew(context, page)
  await keptCard(home).getByRole('button', { name: 'Continuar' }).click()
  await expect(home.locator('main textarea')).toHaveValue('OUTRA HISTÓRIA')
})

// OFF-25
test('a kept report is said to wait for its answer once the device has it so', async ({ page, context }) => {
  await keepSummary(page)
  await writeSlowly(page)
  await page.reload()
  await expect(kept(page)).toBeVisible()
  await page.route('**/api/ocorrencia', (route) => route.abort())
  await registerFromHome(page, context)
})

// OFF-25
test('a kept report that is opened again ends seven days after its last change', async ({
  page,
  context,
}) => {
  await keepSummary(page)
  const said = await kept(page).textContent()
  await context.clock.setFixedTime(Date.now() + 3 * 86_400_000)
  const home = await openAnew(context, page)
  await keptCard(home).getByRole('button', { name: 'Continuar' }).click()
  await expect(kept(home)).toHaveText(said ?? '')
})
