import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What a browser does that can put the portal on the home screen; counts how often the person is asked. */
const offerIcon = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void (document.documentElement.dataset['prompts'] = '1')
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })

const line = (page: Page) => page.locator('aside').filter({ hasText: 'Quer um ícone neste aparelho' })

/** What listens for the offer of the browser comes after the page. */
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => offerIcon(page)).toBe(true)
}

// OFF-18
test('the icon is offered below the home, and No is for good', async ({ page }) => {
  await open(page)
  await expect(line(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['prompts'])).toBeUndefined()
  await line(page).getByRole('button', { name: 'Não, obrigado' }).click()
  await expect(line(page)).toHaveCount(0)
  await open(page)
  await expect(line(page)).toHaveCount(0)
})

// OFF-18
test('Yes asks the browser once, and the offer goes', async ({ page }) => {
  await open(page)
  await line(page).getByRole('button', { name: 'Pôr o ícone' }).click()
  await expect(line(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['prompts'])).toBe('1')
  await open(page)
  await expect(line(page)).toHaveCount(0)
})

// OFF-18
test('in a flow nothing is offered, neither by the portal nor by the browser', async ({ page }) => {
  for (const route of ['extravio', 'violencia_contra_mulher']) {
    await open(page, `#/${route}`)
    await expect(line(page)).toHaveCount(0)
    await page.goto('about:blank')
  }
})

type Icon = { src: string; sizes: string; type: string; purpose?: string }

// OFF-18
test('the icons of the mark are there in their sizes, also maskable, and nothing can be shared into the portal', async ({
  page,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  const manifest = (await answer.json()) as { icons: Icon[]; start_url: string }
  expect(Object.keys(manifest)).not.toContain('share_target')
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
    if (type !== 'image/png') continue
    const bytes = await icon.body()
    // The width and the height of a PNG, in its first chunk.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
