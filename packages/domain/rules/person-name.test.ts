import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upperCase } from './free-text.ts'
import { checkPersonName } from './person-name.ts'

// PE-03
test.each([
  'MARIA DA CONCEIÇÃO',
  'José Araújo',
  'ANA-LÚCIA SÁ',
  'ÍTALO ÜBER ÑANDÚ',
  'JOA\u0303O NUNES',
  'AN LÍ NO',
  'ANA SÁ',
  ' ANA LIMA ',
  `${'A'.repeat(49)} ${'B'.repeat(50)}`,
])('%j is a name', (value) => expect(checkPersonName(value)).toBeUndefined())

// PE-03
test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['MARIA', 'surnameRequired'],
  ['ANA-MARIA', 'surnameRequired'],
  ['MARIA C. SILVA', 'abbreviatedName'],
  ['M. SILVA SANTOS', 'abbreviatedName'],
  ['MARIA C SILVA', 'abbreviatedName'],
  ['MARIA SILVA E', 'abbreviatedName'],
  ['Mª SILVA', 'abbreviatedName'],
  ['AN LI', 'nameSize'],
  [`${'A'.repeat(50)} ${'B'.repeat(50)}`, 'nameSize'],
  ['MARIA SILVA 2', 'nameCharacters'],
  ['MARIA, SILVA', 'nameCharacters'],
  ["SANT'ANNA SILVA", 'nameCharacters'],
  ['MARIA - SILVA', 'nameCharacters'],
  ['MARIA -SILVA', 'nameCharacters'],
  ['MARIA SILVA--SOUSA', 'nameCharacters'],
  ['MARIA\nSILVA', 'nameCharacters'],
  ['MARIA <B>SILVA', 'nameCharacters'],
  ['МАРИЯ СИЛВА', 'nameCharacters'],
  ['MARIA 😀 SILVA', 'nameCharacters'],
])('%j gives %s', (value, code) => expect(checkPersonName(value)?.code).toBe(code))

// PE-03
test('words of letters pass within the sizes, in small letters and in capitals alike', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefzáàâãéêíóôõúüç'.split('')),
    minLength: 2,
    maxLength: 15,
  })
  fc.assert(
    fc.property(fc.array(letters, { minLength: 2, maxLength: 8 }), (words) => {
      const name = words.join(' ')
      const passes = name.length >= 6 && name.length <= 100
      expect(checkPersonName(name) === undefined).toBe(passes)
      expect(checkPersonName(upperCase(name)) === undefined).toBe(passes)
    }),
  )
})
