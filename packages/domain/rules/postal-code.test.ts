import { expect, test } from 'vitest'
import { checkPostalCode } from './postal-code.ts'

test.each(['66000-000', '68005-010', '01001-000'])('%s is a postal code', (value) => {
  expect(checkPostalCode(value)).toBeUndefined()
})

test.each(['66000000', '66000-00', '6600-0000', '66000-0000', '66.000-000', '00000-000', 'ABCDE-FGH', ''])(
  '%j is no postal code',
  (value) => expect(checkPostalCode(value)).toEqual({ code: 'invalidPostalCode' }),
)
