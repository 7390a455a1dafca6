import { expect, test } from 'vitest'
import { checkDamageText } from './damage-text.ts'

test.each(['PARA-CHOQUE AMASSADO', 'Ó', 'É'.repeat(4000)])('%.20s… can be said of a vehicle', (value) =>
  expect(checkDamageText(value)).toBeUndefined(),
)

test.each([
  ['', { code: 'required' }],
  ['  \n ', { code: 'required' }],
  ['É'.repeat(4001), { code: 'tooLong', params: { min: 1, max: 4000, left: 1 } }],
])('%.5j is too little or too much', (value, issue) => expect(checkDamageText(value)).toEqual(issue))
