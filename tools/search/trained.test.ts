import { describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { emergenciesIn } from '@delegacia/domain/search/emergency'
import type { Label } from '@delegacia/domain/search/labels'
import { likeliest } from '@delegacia/domain/search/model'
import { packedWeights } from '@delegacia/domain/search/weights.data'
import { format } from 'prettier'
import { root } from '../run.mjs'
import { examples } from './examples.ts'
import { heldOutStories, languages, linesOf, trainingStories, type Story } from './split.ts'
import { tellingStems } from './telling-stems.ts'
import { toldOf } from './told-of.ts'
import { trained } from './trained.ts'
import { writtenLater } from './written-later.data.ts'

/** Whether one of three answers is right; a danger that the words name is answered before them. */
const isFound = ({ text, label }: Story) =>
  likeliest(text).some((one) => one.label === label) || emergenciesIn(text).some((danger) => danger === label)

const share = (stories: readonly Story[]) => stories.filter(isFound).length / stories.length

// SE-01
describe('the stories', () => {
  test('are many, in every language', () => {
    expect(trainingStories.length + heldOutStories.length).toBeGreaterThan(1_500)
    for (const language of languages)
      expect(heldOutStories.filter((story) => story.language === language).length).toBeGreaterThan(100)
  })

  test('tell of every label in every language, both where one learns and where one does not', () => {
    const told = (stories: readonly Story[]) =>
      new Set(stories.map(({ language, label }) => `${language} ${label}`))
    expect(told(trainingStories).size).toBe(toldOf.length * languages.length)
    const labels = new Set<Label>(heldOutStories.map(({ label }) => label))
    expect(labels.size).toBe(toldOf.length)
  })
})

test('nothing is learned from a story that is held out, not even in other words of the same stems', () => {
  const keyOf = (stems: readonly string[]) => stems.toSorted().join(' ')
  const learned = new Set(examples.map(({ stems }) => keyOf(stems)))
  expect(heldOutStories.filter(({ text }) => learned.has(keyOf(tellingStems(text))))).toEqual([])
})

test('the weights that the pages load are those that the stories make', async () => {
  const { labels, stems } = trained()
  const source = `import type { PackedWeights } from './pack.ts'

/** Made by tools/search/trained.test.ts from the stories. */
export const packedWeights: PackedWeights = ${JSON.stringify({ labels, stems })}
`
  const written = await format(source, {
    parser: 'typescript',
    singleQuote: true,
    semi: false,
    printWidth: 110,
  })
  // `npx vitest run tools/search -u` writes them anew.
  await expect(written).toMatchFileSnapshot(join(root, 'packages/domain/search/weights.data.ts'))
})

// SE-01
test('of the stories that the training never saw, 95 of 100 are among the first three', () => {
  expect(share(heldOutStories)).toBeGreaterThanOrEqual(0.95)
})

// SE-01
test.each(languages)('no language is left behind: %s', (language) => {
  expect(share(heldOutStories.filter((story) => story.language === language))).toBeGreaterThanOrEqual(0.95)
})

// SE-01
test('neither is the search lost in stories that were written after it had learned', () => {
  const stories = linesOf(writtenLater).map((line) => line.split(' '))
  const found = stories.filter(([, label, ...words]) => {
    const known = packedWeights.labels.find((one) => one === label)
    return known !== undefined && isFound({ language: 'pt', label: known, text: words.join(' ') })
  })
  expect(stories.length).toBeGreaterThanOrEqual(190)
  expect(found.length / stories.length).toBeGreaterThanOrEqual(0.95)
})
