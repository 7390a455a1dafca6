import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authenticationCode, readAuthenticationCode } from './authentication-code.ts'

const codes = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(authenticationCode)
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a code is four groups of four symbols that nobody mistakes for others', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    }),
  )
})

test('75 bits of the random bytes reach the code', () => {
  const zeros = new Uint8Array(15)
  const seen = new Set([authenticationCode(zeros)])
  for (let place = 0; place < 15; place++) {
    for (let bit = 0; bit < 5; bit++) seen.add(authenticationCode(zeros.with(place, 1 << bit)))
  }
  expect(seen.size).toBe(76)
})

test('a code is read as it was issued in any case, with spaces or without hyphens', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.replaceAll('-', ' ')}\n`,
        `Código: ${code}`,
        `código de acompanhamento ${code.replaceAll('-', ' ')}.`,
        `\u200e${code.replaceAll('-', '\u2011')}\ufeff`,
      ]) {
        expect(readAuthenticationCode(typed)).toBe(code)
      }
    }),
  )
})

test('a letter O stands for zero, I and L for one', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(readAuthenticationCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      expect(readAuthenticationCode(code.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(code)
    }),
  )
})

test('no single wrong symbol is taken for a code', () => {
  fc.assert(
    fc.property(codes, fc.nat(15), fc.integer({ min: 1, max: 31 }), (code, place, shift) => {
      const symbols = [...code.replaceAll('-', '')]
      symbols[place] = alphabet.charAt((alphabet.indexOf(symbols[place] ?? '') + shift) % 32)
      expect(readAuthenticationCode(symbols.join(''))).toBeUndefined()
    }),
  )
})

test('no swap of two different symbols is taken for a code', () => {
  fc.assert(
    fc.property(codes, fc.nat(15), fc.nat(15), (code, one, other) => {
      const symbols = [...code.replaceAll('-', '')]
      fc.pre(symbols[one] !== symbols[other])
      ;[symbols[one], symbols[other]] = [symbols[other] ?? '', symbols[one] ?? '']
      expect(readAuthenticationCode(symbols.join(''))).toBeUndefined()
    }),
  )
})

test.each([
  '',
  ' ',
  '0000',
  '0000-0000-0000-00000',
  '0000-0000-0000-000U',
  'not a code at all',
  '277.20260000019',
])('%j is no code', (typed) => expect(readAuthenticationCode(typed)).toBeUndefined())

test('too few random bytes are refused', () => {
  expect(() => authenticationCode(new Uint8Array(14))).toThrow(RangeError)
})
