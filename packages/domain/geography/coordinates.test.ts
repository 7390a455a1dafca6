import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDegrees, readPoint, displayDegrees, wireDegrees } from './coordinates.ts'

// FA-10, AD-07
test.each([
  ['-1,4558', -1.4558],
  ['-1.4558', -1.4558],
  [' -48,5024000000000 ', -48.5024],
  ['0', 0],
  ['+3,0', 3],
])('%s is read as %d', (text, degrees) => expect(readDegrees(text)).toBe(degrees))

test.each(['', ',5', '1,', '1,2,3', '1e3', 'NaN', 'Infinity', '0x10', '-', '1 2', '1.2,3', '12345', '１'])(
  '%j is no number of degrees',
  (text) => expect(readDegrees(text)).toBeUndefined(),
)

test.each([
  ['90,1', '0'],
  ['-91', '0'],
  ['0', '180,5'],
  ['', '0'],
])('latitude %s and longitude %s are no place on the earth', (lat, lng) =>
  expect(readPoint(lat, lng)).toBeUndefined(),
)

// FA-03
test('degrees are stored with a comma and 13 decimals, and displayed with five', () => {
  expect(wireDegrees(-1.4558)).toBe('-1,4558000000000')
  expect(displayDegrees(-48.502412)).toBe('-48,50241')
  expect(displayDegrees(-0.000001)).toBe('0,00000')
})

// FA-03
test('what is written is read again as the same degrees', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      const text = wireDegrees(degrees)
      expect(text).toMatch(/^-?\d{1,3},\d{13}$/)
      expect(Math.abs((readDegrees(text) ?? NaN) - degrees)).toBeLessThan(1e-12)
      expect(wireDegrees(readDegrees(text) ?? NaN)).toBe(text)
    }),
  )
})
