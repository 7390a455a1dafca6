import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRenavam } from './renavam.ts'

test.each(['63988496206', '00123456789'])('%s is a RENAVAM', (value) =>
  expect(checkRenavam(value)).toBeUndefined(),
)

test.each([
  '63988496207',
  '63988469206',
  '639884962',
  '6398849620',
  '639884962066',
  '63988.49620-6',
  '00000000000',
  '11111111111',
  '6398849620A',
  ' 63988496206',
  '',
])('%j is no RENAVAM', (value) => expect(checkRenavam(value)).toEqual({ code: 'invalidRenavam' }))

test('of the ten endings of ten digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (number) => {
      const ten = String(number).padStart(10, '0')
      fc.pre(new Set(ten).size > 1)
      const endings = Array.from('0123456789', (ending) => ten + ending)
      expect(endings.filter((digits) => !checkRenavam(digits))).toHaveLength(1)
    }),
  )
})
