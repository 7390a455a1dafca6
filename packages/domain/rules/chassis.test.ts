import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkChassis } from './chassis.ts'

test.each(['9BWZZZ377VT004251', '9bwzzz377vt004251', '8AP37217AB0000123', '1M8GDM9AXKP042788'])(
  '%s is a chassis number',
  (value) => expect(checkChassis(value)).toBeUndefined(),
)

test.each([
  '9BWZZZ377VT00425',
  '9BWZZZ377VT0042511',
  '9BWZZZ377VT0O4251',
  '9BWZZZ377VTI04251',
  '9BWZZZ377VTQ04251',
  '9BWZZZ-77VT004251',
  '9BWZZZ377VT004 51',
  '00000000000000000',
  '',
])('%j is no chassis number', (value) => expect(checkChassis(value)).toEqual({ code: 'invalidChassis' }))

test('a single letter that no chassis number has is refused wherever it is', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-HJ-NPR-Z\d]{17}$/),
      fc.nat(16),
      fc.constantFrom('I', 'O', 'Q', 'i', 'o', 'q'),
      (number, place, letter) => {
        fc.pre(new Set(number).size > 1)
        expect(checkChassis(number)).toBeUndefined()
        expect(checkChassis(number.slice(0, place) + letter + number.slice(place + 1))).toBeDefined()
      },
    ),
  )
})
