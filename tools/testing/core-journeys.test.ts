import { expect, test } from 'vitest'
import { sourceFiles } from '../checks/source-files.mjs'
import { root } from '../run.mjs'

/** What `npm test` shows in the browser: the tests of these files that are tagged as core. */
const core = [
  'e2e/gates/accessibility.spec.ts',
  'e2e/gates/desk.desktop.spec.ts',
  'e2e/gates/home.spec.ts',
  'e2e/gates/log.phone.spec.ts',
  'e2e/gates/routes.phone.spec.ts',
  'e2e/journeys/desk-queue.desktop.spec.ts',
  'e2e/journeys/follow.phone.spec.ts',
  'e2e/journeys/kept-draft.phone.spec.ts',
  'e2e/journeys/loss.spec.ts',
  'e2e/journeys/offline.phone.spec.ts',
  'e2e/journeys/people.phone.spec.ts',
  'e2e/journeys/protection.phone.spec.ts',
  'e2e/journeys/safe-exit.spec.ts',
  'e2e/journeys/validation.phone.spec.ts',
]

test('the core journeys are these, neither fewer nor more', async () => {
  const specs = (await sourceFiles(root)).filter(({ path }) => path.endsWith('.spec.ts'))
  const tagged = specs.filter(({ text }) => /\bcore\b.*support\/test/.test(text)).map(({ path }) => path)
  expect(tagged).toEqual(core)
})
