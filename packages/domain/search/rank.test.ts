import { describe, expect, test } from 'vitest'
import type { Label } from './labels.ts'
import { likeliest } from './model.ts'
import { rank } from './rank.ts'
import { toldStories, toldTopics } from './told-stories.fixture.ts'
import { wordsOf } from './words.ts'

const labelsOf = (text: string) => likeliest(text).map(({ label }) => label)

// SE-01
test.each([...toldStories, ...toldTopics])('%s is like %s', (text, label) => {
  expect(labelsOf(text)).toContain(label)
})

// SE-02
test('each says by which words, as they were typed', () => {
  const [first] = likeliest('Perdí MEU rg ontem')
  expect(first).toMatchObject({ label: 'extravio', words: ['Perdí', 'rg'] })
})

test.each(['', '   ', 'nave espacial', 'asdf', 'xyz 123', '¿?'])('nothing is like %j', (text) => {
  expect(labelsOf(text)).toEqual([])
})

describe('with weights of its own', () => {
  const stem = (word: string) => wordsOf(word)[0]?.stem ?? ''
  const weights = new Map([
    [stem('celular'), new Map<Label, number>([['furto', 3]])],
    [stem('assalto'), new Map<Label, number>([['roubo', 4]])],
    [stem('janela'), new Map<Label, number>([['incendio', 2]])],
    [stem('carro'), new Map<Label, number>([['acidente', 1]])],
  ])
  const ranked = (text: string) => rank(text, weights).map(({ label, score }) => `${label} ${score}`)

  test.each([
    ['celular', 'furto 3'],
    ['celullar', 'furto 3'],
    ['ceular', 'furto 1.5'],
    ['jaenla', 'incendio 1'],
    ['asalto', 'roubo 4'],
  ])(
    'a slip of the finger is understood, and counts half where the stem is not the same: %s',
    (typed, found) => {
      expect(ranked(typed)).toEqual([found])
    },
  )

  test('a slip in the first letter, or a short word, is no slip', () => {
    expect(ranked('elular')).toEqual([])
    expect(ranked('cel')).toEqual([])
  })

  test('what is much less like than the first is left out', () => {
    expect(ranked('assalto carro')).toEqual(['roubo 4'])
    expect(ranked('assalto celular')).toEqual(['roubo 4', 'furto 3'])
  })

  test('a word that is said twice counts once', () => {
    expect(ranked('celular celular')).toEqual(['furto 3'])
  })
})
