import { expect, test } from 'vitest'
import { checkHouseNumber } from './house-number.ts'

// AD-03
test.each(['1', '12A', 'S/N', '1.234', 'KM 3,5', '12-B', '10º', '123456789012345'])(
  '%s is a house number',
  (value) => expect(checkHouseNumber(value)).toBeUndefined(),
)

// AD-03
test.each([
  ['1234567890123456', { code: 'tooLong', params: { max: 15, left: 1 } }],
  ['<b>', { code: 'invalidNumber' }],
  ['-1', { code: 'invalidNumber' }],
  ['12;3', { code: 'invalidNumber' }],
])('%j gives %o', (value, issue) => expect(checkHouseNumber(value)).toEqual(issue))
