import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVehiclePlate, tidyPlate } from './vehicle-plate.ts'

test.each([
  'ABC-1234',
  'ABC1234',
  'ABC1D23',
  'abc1d23',
  'AAA-0000',
  'QDA0A00',
  'AB123CD',
  'ABCD123',
  'PA12-34',
])('%s is a plate', (value) => expect(checkVehiclePlate(value)).toBeUndefined())

// OB-12
test.each([
  ['Argentina', 'ABC 123', 'ABC123'],
  ['Argentina', 'AB 123 CD', 'AB123CD'],
  ['Argentina', 'a123bcd', 'A123BCD'],
  ['Argentina', '123 ABC', '123ABC'],
  ['Paraguay', 'ABC-123', 'ABC123'],
  ['Paraguay', 'ABCD 123', 'ABCD123'],
  ['Uruguay', 'SAA 1234', 'SAA1234'],
  ['Suriname', 'PA 12-34', 'PA12-34'],
  ['Suriname', '12-34 PA', 'PA12-34'],
  ['French Guiana', 'AB-123-CD', 'AB123CD'],
  ['French Guiana', '1234 AB 973', '1234AB973'],
  ['Guyana', 'PAB 1234', 'PAB1234'],
  ['Peru', 'A1B-234', 'A1B234'],
  ['Peru', '1234-AB', '1234AB'],
  ['Bolivia', '1234-ABC', '1234ABC'],
  ['Colombia', 'ABC 12D', 'ABC12D'],
  ['Venezuela', 'AB1C23D', 'AB1C23D'],
  ['Chile', 'BB·CC·12', 'BBCC12'],
])('a plate of %s, %j, is taken as %s', (_, typed, plate) => {
  expect(tidyPlate(typed)).toBe(plate)
  expect(checkVehiclePlate(plate)).toBeUndefined()
  expect(tidyPlate(plate)).toBe(plate)
})

test.each([
  'ABC-1D23',
  'ABC12D3',
  'AB-12345',
  'ABC-123',
  'ABC-12345',
  'ABC 1234',
  'ÁBC1234',
  'ABC１234',
  'ABC1D23 ',
  'NÃO SEI',
  'ABC12',
  'ABCDEFG',
  '1234567',
  'AAA',
  '',
])('%j is no plate', (value) => expect(checkVehiclePlate(value)).toEqual({ code: 'invalidPlate' }))

test('every plate of both forms is taken, and none with a sign too many or too few', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.stringMatching(/^[A-Z]{3}-\d{4}$/), fc.stringMatching(/^[A-Z]{3}\d[A-Z]\d{2}$/)),
      (plate) => {
        expect(checkVehiclePlate(plate)).toBeUndefined()
        expect(checkVehiclePlate(`${plate}1`)).toBeDefined()
        expect(checkVehiclePlate(plate.slice(0, -3))).toBeDefined()
      },
    ),
  )
})
