import { expect, test, vi } from 'vitest'

// `npm run check` runs before the tests have installed a browser: a configuration that asked for one ended it.
test('the tests in the browser can be read, though not run, on a machine without a browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/browser/here')
  vi.stubEnv('STATION_PORT', '1')
  const { base } = await import('../../playwright.config.ts')
  expect(base.use.launchOptions).not.toHaveProperty('executablePath')
  const { default: setUp } = await import('../../e2e/support/global-setup.ts')
  await expect(setUp()).rejects.toThrow('no Chromium found')
})
