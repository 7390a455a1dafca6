import { expect, test } from 'vitest'
import { missingPaths } from './document-paths.mjs'

const tree = (text: string, message = '') => [
  { path: 'README.md', text: '' },
  { path: 'docs/architecture.md', text },
  {
    path: 'docs/decisions/0001-a-note.md',
    text: '# One: `a`, and [two](0001-a-note.md)\n\n## Why\n\n```sh\n# no heading\n```\n',
  },
  { path: 'apps/server/reports/numbers/station-clock.test.ts', text: '' },
  { path: 'apps/server/operator/doctor/work.ts', text: message },
]

test.each([
  '`apps/server/reports/numbers/station-clock.test.ts`',
  '`apps/server/reports/numbers/station-clock`',
  '`apps/server/reports/numbers`, `apps/server/reports/numbers/`',
  '[first](decisions/0001-a-note.md#why), [above](../README.md)',
  '[first](decisions/0001-a-note.md#one-a-and-two)',
  '[outside](https://example.org/none.md#none)',
  '[below](#the-last)\n\n### The last',
  '`npm run apps/none`',
])('nothing is wrong with %s', (text) => {
  expect(missingPaths(tree(text))).toEqual([])
})

test.each([
  ['`apps/server/reports/numbers/clock.ts`', 'apps/server/reports/numbers/clock.ts'],
  ['`apps/server/number`', 'apps/server/number'],
  ['[second](decisions/0002-another.md)', 'docs/decisions/0002-another.md'],
  ['[above](README.md)', 'docs/README.md'],
])('a path that does not exist is caught: %s', (text, path) => {
  expect(missingPaths(tree(`\n${text}`))).toEqual([`docs/architecture.md:2: ${path} does not exist`])
})

// DP-11
test.each([
  ['[first](decisions/0001-a-note.md#how)', 'docs/decisions/0001-a-note.md', 'how'],
  ['[comment](decisions/0001-a-note.md#no-heading)', 'docs/decisions/0001-a-note.md', 'no-heading'],
  ['[below](#the-last)', 'docs/architecture.md', 'the-last'],
])('a link to a heading that does not exist is caught: %s', (text, path, anchor) => {
  expect(missingPaths(tree(`\n${text}`))).toEqual([`docs/architecture.md:2: ${path} has no '${anchor}'`])
})

// DP-11
test.each([
  ['\'docs/decisions/0002-another.md, "Why"\'', 'docs/decisions/0002-another.md does not exist'],
  ['\'docs/decisions/0001-a-note.md, "How"\'', "docs/decisions/0001-a-note.md has no 'How'"],
])('a message that sends the operator nowhere is caught: %s', (message, problem) => {
  expect(missingPaths(tree('', message))).toEqual([`apps/server/operator/doctor/work.ts:1: ${problem}`])
})

// DP-11
test('a message that names a chapter of a page is well', () => {
  expect(missingPaths(tree('', '// docs/decisions/0001-a-note.md, "Why", says how'))).toEqual([])
})
