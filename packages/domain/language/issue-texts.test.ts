import { expect, test } from 'vitest'
import { issueMessage } from '../rules/validation-issue.ts'
import { issueTexts } from './issue-texts.ts'
import { locales } from './text.ts'

const paramsOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()

test.each(Object.entries(issueTexts))(
  '%s says a whole sentence with the same params in four languages',
  (_, text) => {
    const sentences = Object.values(text)
    expect(new Set(sentences).size).toBe(4)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.{8,}[.]$/u)
      expect(paramsOf(sentence)).toEqual(paramsOf(text.pt))
    }
  },
)

test('the message of an issue is in the language asked for, its params filled in', () => {
  const issue = { code: 'numberRange', params: { min: 0, max: 99 } } as const
  expect(locales.map((locale) => issueMessage(issue, locale))).toEqual([
    'Escreva um número inteiro de 0 a 99.',
    'Write a whole number from 0 to 99.',
    'Escriba un número entero de 0 a 99.',
    'Écrivez un nombre entier de 0 à 99.',
  ])
})
