import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const stems = (text: string) => wordsOf(text).map(({ stem }) => stem)

// SE-01
test.each([
  'roubaram robaram ROUBOU roubou robaron roubo',
  'celular selular celula celullar',
  'ameaça ameaca AMEAÇAS',
  'assalto asalto',
  'Óbito obito',
  'perdi perdí perdido perdida',
  'isqueiro iskeiro',
])('is one stem, however it is typed: %s', (spellings) => {
  expect(new Set(stems(spellings)).size).toBe(1)
})

test('a word keeps the letters that were typed, and signs part words', () => {
  expect(wordsOf("J'ai PERDU!! meu-rg").map(({ typed }) => typed)).toEqual(['J', 'ai', 'PERDU', 'meu', 'rg'])
  expect(wordsOf(' …?! ')).toEqual([])
})

test('the apostrophe of a French word and a letter of another script are no danger', () => {
  expect(stems('l’argent')).toEqual(stems("l'argent"))
  expect(stems('полиция')).toHaveLength(1)
})
