import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWithPack } from '../support/build-with-pack.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await buildWithPack('qps-ploc')
})
test.afterAll(() => rm(folder, { recursive: true }))

// RE-01, RE-05
test('a pack that nobody wrote code for is built, chosen on the home and read there, and leads into a report', async ({
  page,
}) => {
  // Pages and scripts come from the folder of this build, answers from the station.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(folder, 'apps/web/dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    await (existsSync(path) ? route.fulfill({ path }) : route.continue())
  })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const choice = banner.getByRole('link', { name: '[Língua de teste]' })
  if (!(await choice.isVisible())) await banner.locator('summary').click()
  await choice.click()
  await expect(page).toHaveURL(/\/qps-ploc\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'qps-ploc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '[Côñtê ô qüê áçôñtêçêü. Á gêñtê rêgístrá.]',
  )
  await expect(page.locator('body')).toContainText('190')
  // What the pack does not say is said in its base language.
  await page.goto('/qps-ploc/#/extravio')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/perd|extravio/i)
  await page.goto('/')
  await expect(page).toHaveURL(/\/qps-ploc\/$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // RE-01
  test('its page says it before any script', async ({ page }) => {
    await page.route('**/*', (route) =>
      route.fulfill({ path: join(folder, 'apps/web/dist/qps-ploc/index.html') }),
    )
    await page.goto('/qps-ploc/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '[Côñtê ô qüê áçôñtêçêü. Á gêñtê rêgístrá.]',
    )
  })
})
