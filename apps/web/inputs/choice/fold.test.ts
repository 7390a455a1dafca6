import { expect, test } from 'vitest'
import { fold, hasWords } from './fold.ts'

// SH-09
test.each([
  ['', true],
  ['GADO', true],
  ['gado invas', true],
  ['cêrca', true],
  ['terra,', true],
  ['fazenda', false],
  ['ado', false],
  ['gado fazenda', false],
])('typed %j: %s', (typed, found) => {
  expect(hasWords('Invasão de terra, cerca mudada; gado', fold(typed))).toBe(found)
})
