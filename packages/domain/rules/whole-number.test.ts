import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigits, checkWholeNumber } from './whole-number.ts'

const quantity = { min: 1, max: 9999999999999999n }

test.each(['1', '9007199254740993', '9999999999999998', '9999999999999999', '007'])(
  '%s is a quantity',
  (value) => {
    expect(checkWholeNumber(value, quantity)).toBeUndefined()
  },
)

test.each(['0', '10000000000000000', '99999999999999999999'])('%s is out of range', (value) => {
  expect(checkWholeNumber(value, quantity)).toEqual({
    code: 'numberRange',
    params: { min: '1', max: '9999999999999999' },
  })
})

test.each(['-1', '1.5', '1,5', '1e3', '0x10', ' 1', '١', 'um', '9'.repeat(41)])(
  '%j is no whole number',
  (value) => {
    expect(checkWholeNumber(value, quantity)).toEqual({ code: 'invalidNumber' })
  },
)

test('nothing is required, and a field may have its own message', () => {
  expect(checkWholeNumber('', quantity)).toEqual({ code: 'required' })
  expect(checkWholeNumber('100', { min: 0, max: 99, code: 'maxChildren' })).toEqual({
    code: 'maxChildren',
    params: { min: '0', max: '99' },
  })
})

test('a number passes exactly when it is within the limits', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(100), fc.nat(100), (value, min, size) => {
      const passes = checkWholeNumber(String(value), { min, max: min + size }) === undefined
      expect(passes).toBe(value >= min && value <= min + size)
    }),
  )
})

test.each(['1', '000', '123456789012345'])('%s has at most 15 digits', (value) => {
  expect(checkDigits(value, { max: 15 })).toBeUndefined()
})

test.each([
  ['1234567890123456', { code: 'maximumDigits', params: { max: 15 } }],
  ['12A', { code: 'invalidNumber' }],
  ['-1', { code: 'invalidNumber' }],
  ['', { code: 'required' }],
])('%j gives %o', (value, issue) => expect(checkDigits(value, { max: 15 })).toEqual(issue))
