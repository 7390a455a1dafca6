/** A count below this says too much about those few: no published figure tells it, nor lets it be worked out. */
export const smallest = 5

/** A count or a share as it may be published; a share is in whole per cent. */
export type PublishedShare =
  | { readonly kind: 'exact'; readonly value: number }
  /** Fewer than five. */
  | { readonly kind: 'few' }
  /** That or more: as little as says only that fewer than five are missing. */
  | { readonly kind: 'atLeast'; readonly value: number }
  /** Too few in all for any share. */
  | { readonly kind: 'hidden' }

export const shownCount = (count: number): PublishedShare =>
  count < smallest ? { kind: 'few' } : { kind: 'exact', value: count }

/** Never more than this: '95 % or more'. */
const highestFloor = 95
const floorStep = 5

/**
 * A share of a whole that stands beside it. '32 of 33' and '97 % of 71' would tell the one who is missing: where fewer than
 * five are, whoever reads it learns that, and not whether it is none, one or four.
 */
export function shownShare(part: number, whole: number): PublishedShare {
  if (whole < 2 * smallest) return { kind: 'hidden' }
  if (part < smallest) return { kind: 'few' }
  if (whole - part >= smallest) return { kind: 'exact', value: Math.round((part / whole) * 100) }
  const surely = ((whole - smallest + 1) / whole) * 100
  return { kind: 'atLeast', value: Math.min(highestFloor, Math.floor(surely / floorStep) * floorStep) }
}
