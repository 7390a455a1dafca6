import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMask, fitsMask, removeMask } from './mask.ts'

const masks = ['###.###.###-##', '######-##-######-#', '## #####-####', '#####-###', 'AAA#*##', '**.###/A-#']
const digit = fc.constantFrom(...'0123456789'.split(''))
const letter = fc.constantFrom(...'ABCXYZabcxyz'.split(''))
const signs: Record<string, fc.Arbitrary<string>> = { '#': digit, A: letter, '*': fc.oneof(digit, letter) }

const masked = fc
  .constantFrom(...masks)
  .chain((mask) =>
    fc
      .tuple(...Array.from(mask, (sign) => signs[sign] ?? fc.constant(sign)))
      .map((characters) => ({ mask, value: characters.join('') })),
  )

test.each([
  ['###.###.###-##', '529.982.247-25'],
  ['## #####-####', '91 98888-7777'],
  ['AAA#*##', 'ABC1D23'],
  ['AAA#*##', 'abc1234'],
])('%s takes %s', (mask, value) => expect(fitsMask(mask, value)).toBe(true))

test.each([
  ['###.###.###-##', '52998224725'],
  ['###.###.###-##', '529.982.247-2'],
  ['###.###.###-##', '529.982.247-255'],
  ['###.###.###-##', ' 529.982.247-25'],
  ['###.###.###-##', '###.###.###-##'],
  ['## #####-####', '91-98888-7777'],
  ['AAA#*##', 'ABÇ1D23'],
  ['#####-###', '66０00-000'],
  ['#####-###', ''],
])('%s does not take %j', (mask, value) => expect(fitsMask(mask, value)).toBe(false))

test.each([
  ['## #####-####', '9', '9'],
  ['## #####-####', '91', '91'],
  ['## #####-####', '919', '91 9'],
  ['## #####-####', '91988887777', '91 98888-7777'],
  ['## #####-####', '91 98888 7777', '91 98888-7777'],
  ['## #####-####', '919888877779', '91 98888-77779'],
  ['## #####-####', '91x8888', '91 x8888'],
  ['#####-###', '', ''],
])('%s shows %j as %j', (mask, typed, shown) => expect(applyMask(mask, typed)).toBe(shown))

test('what has the form of the mask comes back as it was', () => {
  fc.assert(
    fc.property(masked, ({ mask, value }) => {
      expect(fitsMask(mask, value)).toBe(true)
      expect(applyMask(mask, value)).toBe(value)
      expect(applyMask(mask, removeMask(mask, value))).toBe(value)
    }),
  )
})

test('no letter or digit that was typed is lost or moved, and applying twice changes nothing', () => {
  const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(fc.constantFrom(...masks), fc.string({ unit: 'grapheme' }), (mask, typed) => {
      const shown = applyMask(mask, typed)
      expect(lettersAndDigits(shown)).toBe(lettersAndDigits(typed))
      expect(applyMask(mask, shown)).toBe(shown)
    }),
  )
})
