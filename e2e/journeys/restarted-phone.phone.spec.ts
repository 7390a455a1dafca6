import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWholeChromium } from '../../tools/testing/programs.mjs'
import { keepOnDevice } from '../support/keep-on-device.ts'
import { openSummary } from '../support/open-summary.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

const card = (page: Page) => page.getByRole('region', { name: 'Guardado neste aparelho' })

/** Opens the browser with what it has on disk. */
async function start(profile: string, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findWholeChromium() ?? '',
    baseURL,
    serviceWorkers: 'allow',
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** The process of the browser that has that profile; its children die with it. */
async function processOf(profile: string): Promise<number> {
  for (const id of await readdir('/proc')) {
    const command = await readFile(join('/proc', id, 'cmdline'), 'utf8').catch(() => '')
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')) return Number(id)
  }
  throw new Error('the browser does not run')
}

/** The battery is empty: nothing is written any more. */
async function powerCut(profile: string, context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close')
  process.kill(await processOf(profile), 'SIGKILL')
  await closed
}

let profile: string
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'profile-'))
})
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))

// OFF-07
test('a kept draft is still there after a phone that lost its power starts again', async ({ baseURL }) => {
  const before = await start(profile, baseURL ?? '')
  await openSummary(before.page, 'extravio')
  await keepOnDevice(before.page)
  await powerCut(profile, before.context)
  const { context, page } = await start(profile, baseURL ?? '')
  await page.goto('/')
  await expect(card(page)).toContainText('ainda não é um boletim')
  await context.close()
})

// OFF-07
test('a report that waits is sent once after a phone that lost its power starts again', async ({
  baseURL,
}) => {
  const words = `SEM BATERIA, ${test.info().repeatEachIndex + 1}.`
  const before = await start(profile, baseURL ?? '')
  await openSummary(before.page, 'extravio', { relato_plain: `${words} ${'PERDI A CARTEIRA. '.repeat(10)}` })
  await keepOnDevice(before.page)
  await before.page.waitForLoadState('networkidle')
  await before.context.setOffline(true)
  await before.page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(before.page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
  // What was noted last is on the device.
  await before.page.waitForTimeout(500)
  await powerCut(profile, before.context)
  const { context, page } = await start(profile, baseURL ?? '')
  await page.goto('/')
  await expect(card(page)).toContainText(/Já é um boletim: 00277/, { timeout: 60_000 })
  expect(await numbersOfAccount(words)).toHaveLength(1)
  await context.close()
})
