import { expect, test } from 'vitest'
import { readSaid } from './said-address.ts'
import { houseOf } from './said-house.ts'
import { wordsOf } from './words.ts'

// AD-16
test.each([
  ['av nazare 532', 'Avenida Nazaré', { numero: '532' }],
  [
    'rua dos pariquis, 1200, apto 301 bloco B',
    'Rua dos Pariquis',
    { numero: '1200', complemento: 'apto 301, bloco B' },
  ],
  ['avenida nazare numero mil quinhentos e vinte', 'Avenida Nazaré', { numero: '1520' }],
  ['passagem mucaja s/n fundos', 'Passagem Mucajá', { numero: 'S/N', complemento: 'fundos' }],
  ['BR 316 km 8, em frente ao shopping', 'Rodovia BR 316', { complemento: 'km 8, em frente ao shopping' }],
  [
    'esquina da Mauriti com a Pedro Miranda',
    'Travessa Mauriti',
    { complemento: 'esquina com a Pedro Miranda' },
  ],
  ['mauriti entre duque e visconde', 'Travessa Mauriti', { complemento: 'entre duque e visconde' }],
  ['rua 14 de abril', 'Travessa 14 de Abril', {}],
  ['we 68 casa 415 cidade nova 5', 'Travessa WE-68', { complemento: 'casa 415' }],
  ['moro na timbó nº 12 perto da feira', 'Travessa Timbó', { numero: '12', complemento: 'perto da feira' }],
  ['fui assaltado na timbó', 'Travessa Timbó', {}],
])('%s: what stands beside %s', (typed, street, house) => {
  expect(houseOf(readSaid(typed), new Set(wordsOf(street)))).toEqual(house)
})
