import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsMask } from './mask.ts'

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

test('a value whose every place is filled fits its mask', () => {
  fc.assert(
    fc.property(masked, ({ mask, value }) => {
      expect(fitsMask(mask, value)).toBe(true)
    }),
  )
})
