import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCpf, cpfMask } from './cpf.ts'
import { inMask } from './in-mask.ts'

// PE-11
test.each(['529.982.247-25', '111.444.777-35', '390.533.447-05', '123.456.789-09'])(
  '%s is a CPF',
  (value) => {
    expect(checkCpf(value)).toBeUndefined()
  },
)

// PE-11
test.each([
  '529.982.247-26',
  '529.982.274-25',
  '52998224725',
  '529982247-25',
  '529.982.247-25 ',
  '000.000.000-00',
  '529.982.247-2',
  '',
  'abc.def.ghi-jk',
])('%j is no CPF', (value) => expect(checkCpf(value)).toEqual({ code: 'invalidCpf' }))

// PE-11
test('eleven times the same digit is no CPF, though its check digits are right', () => {
  for (const digit of '0123456789') {
    expect(checkCpf(inMask(cpfMask, digit.repeat(11)))).toEqual({ code: 'invalidCpf' })
  }
})

test('of the hundred endings of nine digits exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      const nine = String(number).padStart(9, '0')
      fc.pre(new Set(nine).size > 1)
      const endings = Array.from({ length: 100 }, (_, ending) => nine + String(ending).padStart(2, '0'))
      expect(endings.filter((digits) => !checkCpf(inMask(cpfMask, digits)))).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})
