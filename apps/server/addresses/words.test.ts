import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

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
  ['A', 'a'],
  ['  ', ''],
  ['constructor __proto__', 'constructor proto'],
])('%j is compared as %j', (text, words) => expect(wordsOf(text).join(' ')).toBe(words))
