import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

const refusal = (typed: string) => {
  const read = readCode(typed)
  return 'refusal' in read ? read.refusal : undefined
}

// FI-06
test.each(['00277/2026.000001-9', '277.20260000019', ' 00277 2026 000001 9 ', '00277/2026.000001-8'])(
  'the number of the report is no mistyped code, and the message says which number it takes: %s',
  (typed) => {
    for (const locale of locales) {
      const text = refusal(typed)
      expect(text && say(text, locale)).toMatch(/16/)
      expect(text && say(text, locale)).toMatch(/PDF/)
    }
  },
)

// FI-06, FI-07
test('a code is read in any spelling, an empty box and a typing error have their own words', () => {
  const code = authenticationCode(new Uint8Array(15).fill(7))
  expect(readCode(code.toLowerCase())).toEqual({ code })
  expect(refusal(' ')?.pt).toMatch(/^Escreva/)
  expect(refusal('ABCD-1234-EFGH-5678')?.pt).toMatch(/erro de digitação/)
})
