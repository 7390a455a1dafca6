import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCnpj, cnpjMask } from './cnpj.ts'
import { inMask } from './in-mask.ts'

/** Modulo 11 over the character codes less 48, weights 2 to 9 from the right, as the tax office describes it. */
function checkDigit(characters: string): number {
  const sum = Array.from(characters)
    .reverse()
    .reduce((total, character, place) => total + (character.charCodeAt(0) - 48) * (2 + (place % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function whole(twelve: string): string {
  const first = checkDigit(twelve)
  return `${twelve}${first}${checkDigit(`${twelve}${first}`)}`
}

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const twelve = fc
  .array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 })
  .map((found) => found.join(''))
  .filter((found) => new Set(found).size > 1)

// PE-17
test.each(['11.222.333/0001-81', '12.ABC.345/01DE-35'])('%s is a CNPJ', (value) =>
  expect(checkCnpj(value)).toBeUndefined(),
)

// PE-17
test.each([
  '11.222.333/0001-82',
  '12.ABC.345/01DE-36',
  '12.ABC.345/01DF-35',
  '11222333000181',
  '11.222.333/0001-8',
  '11.222.333/0001-811',
  '11.222.333.0001-81',
  '12.ABC.345/01DE-3A',
  '12.ÁBC.345/01DE-35',
  ' 11.222.333/0001-81',
  '',
])('%j is no CNPJ', (value) => expect(checkCnpj(value)).toEqual({ code: 'invalidCnpj' }))

// PE-17
test('fourteen times the same digit is no CNPJ, though its check digits are right', () => {
  for (const digit of '0123456789')
    expect(checkCnpj(inMask(cnpjMask, digit.repeat(14)))).toEqual({ code: 'invalidCnpj' })
})

// PE-17
test('of the hundred endings of twelve characters exactly the one of the tax office is right', () => {
  fc.assert(
    fc.property(twelve, (body) => {
      const endings = Array.from({ length: 100 }, (_, ending) => body + String(ending).padStart(2, '0'))
      expect(endings.filter((one) => !checkCnpj(inMask(cnpjMask, one)))).toEqual([whole(body)])
    }),
    { numRuns: 50 },
  )
})
