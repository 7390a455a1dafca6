import { expect, test } from '../support/test.ts'

const kilobytes = (bytes: number) => bytes / 1024

test('a whole first visit to the home is light, headers and data included', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(kilobytes(bytes)).toBeGreaterThan(50)
  expect(kilobytes(bytes)).toBeLessThanOrEqual(110)
})

test('the home brings no more over the wire than its budget', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
  )
  const weight = (end: string) =>
    kilobytes(loaded.filter(({ name }) => name.endsWith(end)).reduce((sum, { size }) => sum + size, 0))
  expect(weight('.js')).toBeGreaterThan(0)
  expect(weight('.js')).toBeLessThanOrEqual(90)
  expect(weight('.css')).toBeLessThanOrEqual(6)
})
