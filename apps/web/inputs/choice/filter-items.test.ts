import { expect, test } from 'vitest'
import { filterItems, onlyItem } from './filter-items.ts'

const items = [
  { id: 1, name: 'Perte d’un document' },
  { id: 2, name: "Olho d'Água" },
  { id: 3, name: 'Água Azul' },
]

// SH-09
test.each([
  ['', [1, 2, 3]],
  ["d'un", [1]],
  ['D’AGUA', [2]],
  ['agua', [3, 2]],
  ['olho  d’agua ', [2]],
  ['rio', []],
])('typed %j may mean %j', (typed, found) => {
  expect(filterItems(items, typed).map(({ id }) => id)).toEqual(found)
})

test('a text that only one entry contains, or is its name, means that entry', () => {
  expect(onlyItem(items, "perte d'un")?.id).toBe(1)
  expect(onlyItem(items, 'agua')).toBeUndefined()
  expect(onlyItem(items, ' ')).toBeUndefined()
})
