import { expect, test } from 'vitest'
import { checkLandline, checkMobile, landlineMask, mobileMask } from './phone.ts'

// PE-06
test('the masks have 13 and 12 characters', () => {
  expect(mobileMask).toHaveLength(13)
  expect(landlineMask).toHaveLength(12)
})

// PE-06
test.each(['91 98888-7777', '93 99111-2233', '11 91234-5678'])('%s is a Brazilian mobile', (value) => {
  expect(checkMobile(value, '55')).toBeUndefined()
})

// PE-06
test.each([
  '91 88888-7777',
  '90 98888-7777',
  '20 98888-7777',
  '91988887777',
  '91 8888-7777',
  '(91) 98888-7777',
  '+55 91 98888-7777',
  '',
])('%j is no Brazilian mobile', (value) => expect(checkMobile(value, '55')?.code).toBe('invalidPhone'))

// PE-06
test.each(['91 3222-1111', '93 3523-4455'])('%s is a Brazilian landline', (value) => {
  expect(checkLandline(value, '55')).toBeUndefined()
})

// PE-06
test.each(['91 98888-7777', '91 9888-7777', '00 3222-1111', '9132221111', ''])(
  '%j is no Brazilian landline',
  (value) => expect(checkLandline(value, '55')?.code).toBe('invalidPhone'),
)

// PE-06
test.each(['1234', '612345678', '123456789012'])('%s may be a phone of another country', (value) => {
  expect(checkMobile(value, '33')).toBeUndefined()
  expect(checkLandline(value, '33')).toBeUndefined()
})

// PE-06
test.each(['', '123', '1234567890123', '6 12 34 56 78', '+33612345678', '91 98888-7777'])(
  '%j is no phone of another country',
  (value) => {
    const issue = { code: 'invalidForeignPhone', params: { min: 4, max: 12 } }
    expect(checkMobile(value, '33')).toEqual(issue)
    expect(checkLandline(value, '33')).toEqual(issue)
  },
)
