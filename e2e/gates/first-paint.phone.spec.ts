import { expect, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

// PF-02
test('a report shows its head and asks for its files before any script has come, and for each once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/start-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/extravio', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/report-page-'))).toBe(true)
  expect(asked).toContain('/api/ajustes')
  letThrough()
  await expect(heading(page)).toBeVisible()
  const files = asked.filter((path) => /^\/assets\/|ajustes/.test(path))
  expect(files.filter((path) => /\/start-.*css/.test(path))).toEqual([])
  expect(files.filter((path, place) => files.indexOf(path) !== place)).toEqual([])
})

test.describe('without any other file', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  // PF-02
  test('the home is painted from its page alone', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

// PF-08
test('the pre-rendered home never flashes up where a report is meant', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const hero = document.querySelector('a[href="#registrar"]')
      if (hero?.checkVisibility({ visibilityProperty: true }))
        document.documentElement.dataset['flashed'] = ''
      requestAnimationFrame(look)
    }
    look()
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/#/extravio')
  await expect(heading(page)).toBeVisible()
  // A slow page keeps a processor busy even while it waits.
  await network.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-flashed')
})
