import { expect, test } from 'vitest'
import { missingPaths } from './document-paths.mjs'

const tree = (text: string) => [
  { path: 'README.md', text: '' },
  { path: 'docs/architecture.md', text },
  { path: 'docs/decisions/0001-a-note.md', text: '' },
  { path: 'apps/server/numbers/station-clock.test.ts', text: '' },
]

test.each([
  '`apps/server/numbers/station-clock.test.ts`',
  '`apps/server/numbers/station-clock`',
  '`apps/server/numbers`, `apps/server/numbers/`',
  '[first](decisions/0001-a-note.md#why), [above](../README.md)',
  '[outside](https://example.org/none.md), [below](#here)',
  '`npm run apps/none`',
])('nothing is wrong with %s', (text) => {
  expect(missingPaths(tree(text))).toEqual([])
})

test.each([
  ['`apps/server/numbers/clock.ts`', 'apps/server/numbers/clock.ts'],
  ['`apps/server/number`', 'apps/server/number'],
  ['[second](decisions/0002-another.md)', 'docs/decisions/0002-another.md'],
  ['[above](README.md)', 'docs/README.md'],
])('a path that does not exist is caught: %s', (text, path) => {
  expect(missingPaths(tree(`\n${text}`))).toEqual([`docs/architecture.md:2: ${path} does not exist`])
})
