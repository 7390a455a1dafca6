import { expect, test } from 'vitest'
import { checkLength, lengthOf } from './text-length.ts'

const limits = { min: 3, max: 5 }

test.each([
  ['', 0],
  ['   ', 0],
  [' ab ', 2],
  ['ação', 4],
  ['ac\u0327a\u0303o', 4],
  ['😀😀', 2],
  ['a\nb', 3],
])('%j has %i characters', (value, length) => expect(lengthOf(value)).toBe(length))

test.each(['abc', 'abcde', ' abc ', 'ção', '😀😀😀'])('%j is long enough and not too long', (value) => {
  expect(checkLength(value, limits)).toBeUndefined()
})

test.each([
  ['', { code: 'required' }],
  ['  ', { code: 'required' }],
  ['ab  ', { code: 'tooShort', params: { min: 3, max: 5, left: 1 } }],
  ['abcdefg', { code: 'tooLong', params: { min: 3, max: 5, left: 2 } }],
])('%j gives %o', (value, issue) => expect(checkLength(value, limits)).toEqual(issue))

test('an empty text passes where nothing is the minimum', () => {
  expect(checkLength('', { min: 0, max: 100 })).toBeUndefined()
})

test('a field may have its own message', () => {
  expect(checkLength('a', { min: 2, max: 100, code: 'issuerSize' })).toEqual({
    code: 'issuerSize',
    params: { min: 2, max: 100, left: 1 },
  })
})
