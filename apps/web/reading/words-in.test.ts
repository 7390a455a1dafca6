import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

const words = [
  { word: 'boletim', meaning: 'documento' },
  { word: 'boletins', meaning: 'documento' },
  { word: 'vítima', meaning: 'quem sofreu' },
  { word: 'medida protetiva', meaning: 'o que o juiz manda' },
]
const found = (text: string) => wordsIn(text, words).map(({ word }) => word)

// RE-09
test.each([
  ['A vítima fez um boletim.', ['vítima', 'boletim']],
  ['VÍTIMAS e Boletins', ['vítima', 'boletins']],
  ['Um boletim, dois boletins.', ['boletim']],
  ['Uma medida. Uma medida protetiva.', ['medida protetiva']],
  ['boletim-resumo, minivítima, vitimado', []],
  ['', []],
])('the words of %j are %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

// RE-09
test('a page without a pack explains none', () => {
  expect(wordsIn('boletim')).toEqual([])
})
