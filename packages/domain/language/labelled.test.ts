import { expect, test } from 'vitest'
import { labelled } from './labelled.ts'
import { locales } from './text.ts'

test('a label ends in a colon, in French after a space', () => {
  expect(locales.map((locale) => [locale, labelled('Nom', 'Ana', locale)])).toEqual([
    ['pt-br', 'Nom: Ana'],
    ['en-us', 'Nom: Ana'],
    ['es-es', 'Nom: Ana'],
    ['fr-fr', 'Nom\u00a0: Ana'],
  ])
})

test('puts no colon after a question', () =>
  expect(labelled('O que é?', 'Escolha uma opção.', 'pt-br')).toBe('O que é? Escolha uma opção.'))
