import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVehicleYear } from './vehicle-year.ts'

/** Still 2026 in Belém, already 2027 in London. */
const now = new Date('2027-01-01T01:00:00Z')
const issue = { code: 'vehicleYear', params: { min: 1900, max: 2027 } }

test.each(['1900', '1994', '2026', '2027'])('%s is a year of a vehicle', (value) =>
  expect(checkVehicleYear(value, { now })).toBeUndefined(),
)

test.each(['1899', '2028', '0000', '94', '19994', '199O', '-199', '1e3', ' 1994', ''])(
  '%j is none',
  (value) => expect(checkVehicleYear(value, { now })).toEqual(issue),
)

test('exactly the years from 1900 to the next one are taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (year) => {
      const taken = checkVehicleYear(String(year).padStart(4, '0'), { now }) === undefined
      expect(taken).toBe(year >= 1900 && year <= 2027)
    }),
  )
})
