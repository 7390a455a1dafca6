import { expect, test } from 'vitest'
import { numberVariants } from './number-words.ts'

// AD-08
test.each([
  ['travessa quatorze abril', ['travessa quatorze abril', 'travessa 14 abril']],
  ['avenida vinte cinco setembro', ['avenida vinte cinco setembro', 'avenida 25 setembro']],
  ['avenida 25 setembro', ['avenida 25 setembro', 'avenida vinte cinco setembro']],
  ['rua xv novembro', ['rua xv novembro', 'rua 15 novembro', 'rua quinze novembro']],
  ['avenida primeiro dezembro', ['avenida primeiro dezembro', 'avenida 1 dezembro', 'avenida um dezembro']],
  ['travessa quarta', ['travessa quarta', 'travessa 4', 'travessa quatro']],
  ['travessa we 31', ['travessa we 31']],
  ['rodovia br 316', ['rodovia br 316']],
  ['guajara ii', ['guajara ii', 'guajara 2', 'guajara dois']],
  ['rua 30', ['rua 30', 'rua trinta']],
  ['rua mundurucus', ['rua mundurucus']],
  ['', ['']],
])('%j is written as %j', (name, variants) => {
  expect(numberVariants(name.split(' ')).map((words) => words.join(' '))).toEqual(variants)
})
