import { expect, test } from 'vitest'
import { starterDirectory } from './directory.ts'
import { isMeant, relevance } from './relevance.fixture.ts'

const queries = Object.values(relevance).flat()

const places = queries.map(([typed, meant]) => ({
  typed,
  meant,
  place: starterDirectory()
    .search({ state: 'PA', text: typed })
    .findIndex((address) => isMeant(address, meant)),
}))
/** The questions whose street does not stand among the first `most`; none where no more than the share is missed. */
function tooManyMissed(most: number, share: number) {
  const missed = places.filter(({ place }) => place < 0 || place >= most)
  return missed.length > queries.length * share ? missed : []
}

// AD-08
test('of at least 150 things that people type 95 of 100 find their street first, 99 among the first five', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150)
  expect(new Set(queries.map(([typed]) => typed)).size).toBe(queries.length)
  expect(tooManyMissed(1, 0.05)).toEqual([])
  expect(tooManyMissed(5, 0.01)).toEqual([])
})

// AD-08
test('a last word of one or two letters finds what it may become, an abbreviation of another word too', () => {
  const begun = relevance['not yet typed to the end'] ?? []
  const short = begun.filter(([typed]) => /\s\p{L}{1,2}$/u.test(typed))
  expect(short.length).toBeGreaterThan(5)
  const missed = short.filter(([typed]) => places.find((one) => one.typed === typed)?.place !== 0)
  expect(missed).toEqual([])
})
