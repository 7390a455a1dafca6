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

const things = [
  { id: 1, name: 'Anel ou aliança' },
  { id: 2, name: 'Óculos', palavras: 'óculos escuros, ray-ban, armação' },
  { id: 3, name: 'Óculos de grau ou aparelho auditivo', palavras: 'lentes, aparelho de surdez' },
  { id: 4, name: 'Carteira', palavras: 'porta-cédulas, carteira de bolso' },
  { id: 5, name: 'Chaves', palavras: 'chave de casa, chave do carro' },
]

test.each([
  ['oculos', [2, 3]],
  ['óculos de grau', [3, 2]],
  ['alianca', [1]],
  ['ray-ban', [2]],
  ['Ray Ban', [2]],
  ['chave', [5]],
  ['a chave da minha moto', [5]],
  ['minha carteira preta', [4]],
  ['carteiras', [4]],
  ['cartera', [4]],
  ['oclus', []],
  ['o de com', []],
])(
  'the best come first for %j, by other words for it, by some of its words, with one slip',
  (typed, found) => {
    expect(filterItems(things, typed).map(({ id }) => id)).toEqual(found)
  },
)

test('a text that only one entry contains, or is its name, means that entry', () => {
  expect(onlyItem(items, "perte d'un")?.id).toBe(1)
  expect(onlyItem(items, 'agua')).toBeUndefined()
  expect(onlyItem(items, ' ')).toBeUndefined()
})

test('what is only like an entry is never taken for it', () => {
  expect(onlyItem(things, 'ray-ban')?.id).toBe(2)
  for (const typed of ['cartera', 'minha carteira preta', 'a chave da minha moto'])
    expect(onlyItem(things, typed)).toBeUndefined()
})
