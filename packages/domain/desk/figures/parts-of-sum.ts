import { smallest } from './shown-share.ts'

/** The parts of a sum as they may be published: what is undefined is not shown. */
export type ShownParts = {
  readonly parts: readonly (number | undefined)[]
  readonly total: number | undefined
}

/**
 * Parts of a sum whose small ones are hidden so that the sum does not tell them: one hidden part alone would be the total
 * without the others. Further parts are hidden with them, the smallest first, until what is hidden together could be shared
 * out in several ways; where all together are too few, the total is hidden as well.
 */
export function partsOfSum(counts: readonly number[]): ShownParts {
  const bySize = counts
    .map((count, place) => ({ count, place }))
    .toSorted((one, other) => one.count - other.count)
  const small = bySize.filter(({ count }) => count < smallest).length
  if (small === 0) return { parts: counts, total: sumOf(counts) }
  let hidden = bySize.slice(0, small)
  while (!isSafe(hidden.map(({ count }) => count)) && hidden.length < bySize.length)
    hidden = bySize.slice(0, hidden.length + 1)
  const places = new Set(hidden.map(({ place }) => place))
  return {
    parts: counts.map((count, place) => (places.has(place) ? undefined : count)),
    total: isSafe(hidden.map(({ count }) => count)) ? sumOf(counts) : undefined,
  }
}

/** Whether a small part among these could be any small number, beside another that is not small. */
const isSafe = (hidden: readonly number[]): boolean => hidden.length > 1 && sumOf(hidden) >= 2 * smallest - 1

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
