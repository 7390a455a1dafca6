import { test as plain } from '@playwright/test'
import { expect } from '@playwright/test'

export { expect } from '@playwright/test'

type Bed = {
  /** Console errors that a test provokes on purpose, such as the browser's own line about a 422. */
  expectedErrors: RegExp[]
  watch: void
}

const ownSchemes = new Set(['data:', 'blob:', 'about:'])

/**
 * The test of every spec: it also fails when a page asks another origin, writes an error into the console
 * (a breach of the content security policy is one), or throws.
 */
export const test = plain.extend<Bed>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const origin = new URL(baseURL ?? '').origin
      const strangers: string[] = []
      const errors: string[] = []
      const isOurs = (url: URL) => url.origin === origin || ownSchemes.has(url.protocol)
      await context.route(
        (url) => !isOurs(url),
        async (route) => {
          strangers.push(new URL(route.request().url()).origin)
          await route.abort()
        },
      )
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (!isOurs(url)) strangers.push(url.origin)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (thrown) => errors.push(String(thrown.error())))
      await use()
      expect([...new Set(strangers)], 'other origins that were asked').toEqual([])
      expect(
        errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
        'errors in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})
