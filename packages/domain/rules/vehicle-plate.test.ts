import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkVehiclePlate } from './vehicle-plate.ts'

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
  '',
])('%j is no plate', (value) => expect(checkVehiclePlate(value)).toEqual({ code: 'invalidPlate' }))

test('every plate of both forms is taken, and none with a sign too many or too few', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.stringMatching(/^[A-Z]{3}-\d{4}$/), fc.stringMatching(/^[A-Z]{3}\d[A-Z]\d{2}$/)),
      (plate) => {
        expect(checkVehiclePlate(plate)).toBeUndefined()
        expect(checkVehiclePlate(`${plate}1`)).toBeDefined()
        expect(checkVehiclePlate(plate.slice(0, -1))).toBeDefined()
      },
    ),
  )
})
