import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordReader, wordsOf } from './words.ts'

// AD-08
test.each([
  ['Av. Nazaré', 'avenida nazare'],
  ['AVENIDA NAZARE', 'avenida nazare'],
  ['tv do Chaco', 'travessa chaco'],
  ['R. dos Mundurucus', 'rua mundurucus'],
  ['pass. São João', 'passagem sao joao'],
  ['Rod. BR-316', 'rodovia br 316'],
  ['rodovia br316', 'rodovia br 316'],
  ['al. Moça Bonita', 'alameda moca bonita'],
  ['Av. Alm. Barroso', 'avenida almirante barroso'],
  ['Avenida Almirante Barroso, Belém - PA', 'avenida almirante barroso belem'],
  ['Pass. N. Sra. de Nazaré', 'passagem nossa senhora nazare'],
  ['pça. ns do Carmo', 'praca nossa senhora carmo'],
  ['Travessa SN-04', 'travessa sn 4'],
  ['1º de Dezembro', '1 dezembro'],
  ['Av. Nazaré nº 532', 'avenida nazare 532'],
  ['1o de dezembro', '1 dezembro'],
  ['Rua A', 'rua a'],
  ['rua a, bairro Coqueiro', 'rua a coqueiro'],
  ['Rua da Paz', 'rua paz'],
  ['A', 'a'],
  ['  ', ''],
  ['constructor __proto__', 'constructor proto'],
])('%j is compared as %j', (text, words) => expect(wordsOf(text).join(' ')).toBe(words))

test('a whole directory is read as each of its texts', () => {
  const read = createWordReader()
  const part = fc.oneof(
    fc.constantFrom(
      'Av.',
      'N.',
      'Sra',
      'n',
      'sra',
      'Rua',
      'A',
      '1º',
      'BR-316',
      'São',
      'dos',
      'tv',
      'ns',
      '2',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join(' ')
      expect(read(text)).toEqual(wordsOf(text))
    }),
    { numRuns: 3000 },
  )
})
