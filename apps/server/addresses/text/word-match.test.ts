import fc from 'fast-check'
import { matchWord } from '../match-word.fixture.ts'
import { expect, test } from 'vitest'
import { beginning, exact, mistyped, mistypedBeginning as begun, twiceMistyped } from './word-match.ts'

test.each([
  ['nazare', 'nazare', exact],
  ['naz', 'nazare', beginning],
  ['nazre', 'nazare', mistyped],
  ['nazzare', 'nazare', mistyped],
  ['nasare', 'nazare', mistyped],
  ['nazaer', 'nazare', mistyped],
  ['belm', 'belem', mistyped],
  ['belme', 'belem', mistyped],
  ['asuncsao', 'assuncao', twiceMistyped],
  ['mundruc', 'mundurucus', begun],
  ['xundruc', 'mundurucus', undefined],
  ['nzre', 'nazare', undefined],
  ['nzrae', 'nazare', undefined],
  ['farol', 'faro', undefined],
  ['316', '3160', beginning],
  ['3170', '31600', undefined],
  ['n', 'nazare', undefined],
])('%s meets %s as %s', (typed, word, match) => expect(matchWord(typed, word, true)).toBe(match))

test('errors are forgiven only where asked', () => {
  expect(matchWord('nazre', 'nazare', false)).toBeUndefined()
})

test('any one error in a long word is forgiven', () => {
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
