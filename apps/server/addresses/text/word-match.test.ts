import fc from 'fast-check'
import { matchWord } from '../match-word.fixture.ts'
import { expect, test } from 'vitest'
import { prefix, exact, oneTypo, prefixWithTypo, twoTypos } from './word-match.ts'

test.each([
  ['nazare', 'nazare', exact],
  ['naz', 'nazare', prefix],
  ['nazre', 'nazare', oneTypo],
  ['nazzare', 'nazare', oneTypo],
  ['nasare', 'nazare', oneTypo],
  ['nazaer', 'nazare', oneTypo],
  ['belm', 'belem', oneTypo],
  ['belme', 'belem', oneTypo],
  ['asuncsao', 'assuncao', twoTypos],
  ['mundruc', 'mundurucus', prefixWithTypo],
  ['xundruc', 'mundurucus', undefined],
  ['nzre', 'nazare', undefined],
  ['nzrae', 'nazare', undefined],
  ['farol', 'faro', undefined],
  ['316', '3160', prefix],
  ['3170', '31600', undefined],
  ['n', 'nazare', undefined],
])('%s matches %s as %s', (typed, word, match) => expect(matchWord(typed, word, true)).toBe(match))

test('typing errors are allowed only in a fuzzy search', () => {
  expect(matchWord('nazre', 'nazare', false)).toBeUndefined()
})

test('any one typing error in a long word is allowed', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 6, maxLength: 12 })
  fc.assert(
    fc.property(letters, fc.nat(5), fc.constantFrom('x', 'a', 'b'), (word, at, letter) => {
      const before = word.slice(0, at)
      const after = word.slice(at + 1)
      const swapped = before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      const errors = [before + letter + after, before + letter + word.slice(at), before + after]
      for (const typed of at < word.length - 1 ? [...errors, swapped] : errors) {
        expect(matchWord(typed, word, true)).toBeDefined()
      }
    }),
    { numRuns: 1000 },
  )
})
