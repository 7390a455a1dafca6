import { expect, test as plain } from '@playwright/test'
import { watch } from './watch-pages.ts'

export { expect } from '@playwright/test'

/** The details of a test that `npm test` runs, too: one of the journeys that no commit may break. */
export const core = { tag: '@core' } as const

/** The details of a test that shows the same at any width: it runs on the phone alone. */
export const phoneAlone = { tag: '@phone' } as const

type WatchedPages = {
  /** Console errors that a test causes on purpose, such as the browser's line about a 422. */
  expectedErrors: RegExp[]
  watched: void
}

/**
 * The test of every spec: it also fails when a page sends a request to another origin, writes an error to the console
 * (a violation of the content security policy is one), or throws.
 */
export const test = plain.extend<WatchedPages>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const { foreignOrigins, errors } = watch(context, new URL(baseURL ?? '').origin)
      await use()
      const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))
      expect([...foreignOrigins], 'other origins that got a request').toEqual([])
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
