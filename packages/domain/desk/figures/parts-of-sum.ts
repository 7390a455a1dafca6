import { smallest } from './shown-share.ts'

/** The parts of a sum as they may be published: what is undefined is not shown. */
export type ShownParts = {
  readonly parts: readonly (number | undefined)[]
  readonly total: number | undefined
}

/**
 * Parts of a sum whose small ones are hidden so that the sum does not tell them: one hidden part alone would be the total
 * without the others. Other parts are hidden with them, in their order and not by their size, which would tell more, until
 * the hidden ones together leave room for any small number; where all of them leave none, the total is hidden as well.
 */
export function partsOfSum(counts: readonly number[]): ShownParts {
  const total = sumOf(counts)
  const isSmall = counts.map((count) => count < smallest)
  if (!isSmall.includes(true)) return { parts: counts, total }
  let hidden = isSmall
  let others = 0
  for (const place of counts.keys()) {
    if (isSafe(sumOf(counts.filter((_, one) => hidden[one])), others)) break
    if (hidden[place]) continue
    hidden = hidden.with(place, true)
    others += 1
  }
  return {
    parts: counts.map((count, place) => (hidden[place] ? undefined : count)),
    total: isSafe(sumOf(counts.filter((_, one) => hidden[one])), others) ? total : undefined,
  }
}

/** Whether a small part could be any small number, beside so many others of which none is small. */
const isSafe = (hiddenSum: number, others: number): boolean =>
  others > 0 && hiddenSum >= others * smallest + smallest - 1

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
