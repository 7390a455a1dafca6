import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkImei, imeiMask } from './imei.ts'
import { inMask } from './in-mask.ts'

test.each(['490154-20-323751-8', '356938-03-564380-9'])('%s is an IMEI', (value) => {
  expect(checkImei(value)).toBeUndefined()
})

test.each([
  '490154-20-323751-7',
  '490154-20-323715-8',
  '490154203237518',
  '490154-20-323751',
  '490154-20-323751-88',
  '000000-00-000000-0',
  '',
])('%j is no IMEI', (value) => expect(checkImei(value)).toEqual({ code: 'invalidImei' }))

test('of the ten endings of fourteen digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (number) => {
      const endings = Array.from('0123456789', (ending) => String(number).padStart(14, '0') + ending)
      expect(endings.filter((digits) => !checkImei(inMask(imeiMask, digits)))).toHaveLength(1)
    }),
  )
})
