import { defineConfig } from 'vitest/config'

/** Our packages are read from their source, so that a test run needs no build. */
const conditions = ['source', 'module', 'import', 'development']
const resolve = { conditions }
const ssr = { resolve: { conditions: [...conditions, 'node'] } }
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude,
          // Real databases, documents and signatures: slow machines need patience, not retries.
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
