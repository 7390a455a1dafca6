import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { patienceMs } from './tools/testing/patience.ts'

/** Our packages are read from their source, so that a test run needs no build. */
const conditions = ['source', 'module', 'development']
const exclude = ['**/node_modules/**', '**/dist/**']

/** Real databases, documents and signatures: slow machines need time, not retries. */
const timeouts = { testTimeout: 30_000, hookTimeout: 120_000, expect: { poll: { timeout: patienceMs } } }
const setupFiles = ['tools/testing/patient-waits.ts']

/** A worker loads a module once, for all the files that it runs: loading them anew for each took more than half of the time. */
const isolate = false

const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: { exclude, setupFiles, ...timeouts, ...test },
})

export default defineConfig({
  test: {
    // By default one core is left free. A third of a test is waiting for a database or a process: two cores serve three.
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
    projects: [
      project({
        name: 'packages',
        isolate,
        include: ['{packages,tools,proof,apps/web/build}/**/*.test.ts'],
      }),
      project({
        name: 'server',
        isolate,
        include: ['apps/server/**/*.test.ts'],
        globalSetup: 'tools/testing/database-cluster.ts',
      }),
      project({
        name: 'web',
        include: ['apps/{web,desk}/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.tsx'],
        exclude: [...exclude, 'apps/web/build/**'],
        environment: 'jsdom',
        // A file has modules, a page, its history and storage of its own; a process for each spent half its time loading jsdom.
        pool: 'vmForks',
        setupFiles: [...setupFiles, 'tools/testing/jsdom-gaps.ts'],
      }),
    ],
  },
})
