import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, lettersOf } from './edit-distance.ts'

const between = (typed: string, word: string, max = 2) => editDistance(lettersOf(typed), word, max)

test.each([
  ['nazare', 'nazare', 0],
  ['nazre', 'nazare', 1],
  ['nazzare', 'nazare', 1],
  ['nasare', 'nazare', 1],
  ['nazaer', 'nazare', 1],
  ['nzre', 'nazare', 2],
  ['asunsao', 'assuncao', 2],
  ['xyz', 'nazare', 3],
  ['', 'ab', 2],
  ['', '', 0],
  ['a'.repeat(100), 'a'.repeat(100), 3],
])('%s lies %s from %s', (typed, word, errors) => expect(between(typed, word)).toBe(errors))

test('a prefix may have a typing error while the word goes on', () => {
  expect(editDistance(lettersOf('mundruc'), 'mundurucus', 1, true)).toBe(1)
  expect(editDistance(lettersOf('mundxxc'), 'mundurucus', 1, true)).toBe(2)
})

/** The edit distance by its definition: the least over all ways to take one letter after another. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const swap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return Math.min(
    slow(a.slice(1), b) + 1,
    slow(a, b.slice(1)) + 1,
    slow(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    swap ? slow(a.slice(2), b.slice(2)) + 1 : Infinity,
  )
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })

test('the distance is that of the definition', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, max) => {
      expect(between(a, b, max)).toBe(Math.min(slow(a, b), max + 1))
    }),
    { numRuns: 500 },
  )
})

test('of a longer word the best prefix counts', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, max) => {
      const prefixes = Array.from({ length: b.length + 1 }, (_, end) => slow(a, b.slice(0, end)))
      expect(editDistance(lettersOf(a), b, max, true)).toBe(Math.min(...prefixes, max + 1))
    }),
    { numRuns: 500 },
  )
})
