import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, upperCase } from './free-text.ts'

// PE-03, FA-08
test.each([
  ['josé conceição', 'JOSÉ CONCEIÇÃO'],
  ['jose\u0301', 'JOSÉ'],
  ['straße', 'STRASSE'],
  ['linha 1\nlinha 2 😀', 'LINHA 1\nLINHA 2 😀'],
  ['', ''],
])('%j in capitals is %j', (typed, capitals) => expect(upperCase(typed)).toBe(capitals))

test.each([
  ['linha 1\r\nlinha 2\rlinha 3\u2028linha 4', 'linha 1\nlinha 2\nlinha 3\nlinha 4'],
  ['tab\there\u00a0and\u3000there', 'tab here and there'],
  ['nul\0bell\u0007esc\u001b[31m', 'nulbellesc[31m'],
  ['\u202egnp.exe\u2066\ufeff\u200b', 'gnp.exe'],
  ['\ud800half\udc00', 'half'],
  ['private \ue000\u{f0000}use', 'private use'],
  ['cafe\u0301', 'café'],
  ['👩‍👩‍👧 ação ñ ½ €', '👩‍👩‍👧 ação ñ ½ €'],
])('%j is cleaned to %j', (typed, kept) => expect(cleanText(typed)).toBe(kept))

test('cleaning twice changes nothing, and nothing unprintable is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = cleanText(typed)
      expect(cleanText(kept)).toBe(kept)
      expect(kept).not.toMatch(/[\p{Cs}\p{Co}]|(?!\n)\p{Cc}/u)
    }),
    { numRuns: 1000 },
  )
})
