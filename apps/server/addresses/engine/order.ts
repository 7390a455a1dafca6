/** What tells two found rows apart, the weightiest first; the smaller the better. */
export type Merits = {
  /** 0 every word as it is written, 1 some word only begun, 2 some word corrected. */
  manner: number
  /** 0 in the municipality that the person chose, or none is chosen. */
  away: number
  /** 0 the whole name was typed, 1 its beginning, 2 some words of it, 3 none. */
  closeness: number
  /** Half words, errors and house numbers, added up. */
  faults: number
  /** Who types a municipality's name wants its entry first; a street says more than a neighbourhood. */
  kind: number
  /** The place of the municipality by its size. */
  sizeRank: number
}

/** All merits as one number that compares as they do one after another. */
export const orderOf = ({ manner, away, closeness, faults, kind, sizeRank }: Merits): number =>
  ((((manner * 2 + away) * 4 + closeness) * 64 + Math.min(faults, 63)) * 4 + kind) * 65_536 + sizeRank
