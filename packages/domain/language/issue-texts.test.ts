import { expect, test } from 'vitest'
import { issueMessage } from '../rules/validation-issue.ts'
import { issueTexts } from './issue-texts.ts'
import { locales } from './text.ts'

const holesOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()

test.each(Object.entries(issueTexts))(
  '%s says a whole sentence with the same holes in four languages',
  (_, text) => {
    const sentences = Object.values(text)
    expect(new Set(sentences).size).toBe(4)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.{8,}[.]$/u)
      expect(holesOf(sentence)).toEqual(holesOf(text.pt))
    }
  },
)

test('a fault is told in the language asked for, its holes filled', () => {
  const fault = { code: 'numberRange', holes: { min: 0, max: 99 } } as const
  expect(locales.map((locale) => issueMessage(fault, locale))).toEqual([
    'Escreva um número inteiro de 0 a 99.',
    'Write a whole number from 0 to 99.',
    'Escriba un número entero de 0 a 99.',
    'Écrivez un nombre entier de 0 à 99.',
  ])
})
