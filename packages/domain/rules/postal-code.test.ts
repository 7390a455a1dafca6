import { expect, test } from 'vitest'
import { checkPostalCode, isStatePostalCode } from './postal-code.ts'

test.each(['66000-000', '68005-010', '01001-000'])('%s is a postal code', (value) => {
  expect(checkPostalCode(value)).toBeUndefined()
})

test.each(['66000000', '66000-00', '6600-0000', '66000-0000', '66.000-000', '00000-000', 'ABCDE-FGH', ''])(
  '%j is no postal code',
  (value) => expect(checkPostalCode(value)).toEqual({ code: 'invalidPostalCode' }),
)

// AD-09
test('66000 to 68899 are of Pará, known from the first five digits', () => {
  for (const value of ['66000-000', '68899-999', '66035', '67.000-000'])
    expect(isStatePostalCode(value)).toBe(true)
  for (const value of ['65999-999', '68900-000', '01310-100', '6600', '', 'ABCDE'])
    expect(isStatePostalCode(value)).toBe(false)
})
