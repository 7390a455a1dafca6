import { expect, test } from 'vitest'
import { displayReais, readReais } from './money.ts'

test.each([
  ['350,00', 350],
  ['350', 350],
  ['R$ 350,00', 350],
  ['R$350', 350],
  ['1.500', 1500],
  ['1.500,5', 1500.5],
  ['1500.50', 1500.5],
  ['1,500.00', 1500],
  ['1 500,00', 1500],
  ['12.345.678,90', 12_345_678.9],
  ['350 REAIS', 350],
  ['0,99', 0.99],
])('%s is an amount', (typed, expected) => expect(readReais(typed)).toBe(expected))

test.each(['', 'uns 300', '300 a 400', '350,000,0', '1.50.0', 'trezentos', '350 USD', '9'.repeat(30)])(
  '%j is none that can be read for sure',
  (typed) => expect([readReais(typed), displayReais(typed, 'pt-br')]).toEqual([undefined, typed]),
)

test('it is printed as money in the figures of the language', () => {
  const shown = (['pt-br', 'en-us', 'es-es', 'fr-fr'] as const).map((locale) =>
    displayReais('12500,5', locale),
  )
  expect(shown.map((one) => one.replace(/\s/g, ' '))).toEqual([
    'R$ 12.500,50',
    'R$ 12,500.50',
    'R$ 12.500,50',
    'R$ 12 500,50',
  ])
})
