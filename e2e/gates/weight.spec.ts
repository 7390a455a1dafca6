import { expect, test } from '../support/test.ts'

const kilobytes = (bytes: number) => bytes / 1024

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
