import { expect, test } from 'vitest'
import { topics } from '@delegacia/domain/search/labels'
import { likeliest } from '@delegacia/domain/search/model'
import { occurrences } from '../occurrences.fixture.ts'
import { careOf } from './care.ts'
import { findLikely } from './find-likely.ts'
import { laterPhrases } from './later-phrases.fixture.ts'
import { untrainedPhrases } from './untrained-phrases.fixture.ts'

const isTopic = (label: string) => topics.some((topic) => topic === label)

/** Whether one of three answers is right, or the card of care is. */
const isFound = ([told, ...right]: (typeof untrainedPhrases)[number]) => {
  const { cares, hits, also } = findLikely(told, occurrences, likeliest)
  return (
    [...hits, ...also].some(({ crime }) => right.some((route) => route === crime.url_dv_s2)) ||
    right.some((label) => isTopic(label) && careOf[label] === cares[0])
  )
}

// SE-01
test.each([
  ['the first', untrainedPhrases],
  ['later', laterPhrases],
] as const)(
  'of 150 phrases that nobody trained on, 95 of 100 have the right kind among the first three: %s',
  (_, phrases) => {
    expect(phrases.length).toBeGreaterThanOrEqual(150)
    const missed = phrases.filter((phrase) => !isFound(phrase))
    expect(missed.length / phrases.length).toBeLessThanOrEqual(0.05)
  },
)

// SE-06
test('none of them is answered by a card of what it does not tell', () => {
  const grave = [
    careOf['suicide'],
    careOf['homicide'],
    careOf['missing'],
    careOf['vehicle'],
    careOf['kidnapping'],
  ]
  const cold = untrainedPhrases.filter(([told]) =>
    findLikely(told, occurrences, likeliest).cares.some((care) => grave.includes(care)),
  )
  expect(cold.map(([told]) => told)).toEqual([])
})
