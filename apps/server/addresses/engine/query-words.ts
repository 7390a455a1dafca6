import { streetTypes } from '../text/abbreviations.ts'
import { exact, mistyped, twiceMistyped } from '../text/word-match.ts'
import type { IndexData } from './index-data.ts'
import { borrowMatches } from './buffer-pool.ts'
import { meetMistyped, meetWritten } from './vocabulary.ts'

/** How much is made of what was typed, in the order in which it is tried. */
export const stages = [
  { forgiving: false, houseNumbers: false },
  { forgiving: false, houseNumbers: true },
  { forgiving: true, houseNumbers: true },
] as const
export type Stage = (typeof stages)[number]

/** A typed word and all that it may mean: by word of the index 0, or one more than how they meet. */
export type QueryWord = {
  readonly matches: Uint8Array
  /** The words of the index that it meets. */
  readonly met: readonly number[]
  /** It may be the number of a house, which no index holds. */
  readonly mayBeMissing: boolean
  /** It is more than the type of a street: where such a word was typed, one must be met. */
  readonly telling: boolean
}

const houseNumber = /^\d{1,5}$/

export const isHouseNumber = (typed: string): boolean => houseNumber.test(typed)

export function readQueryWord(data: IndexData, typed: string, { forgiving, houseNumbers }: Stage): QueryWord {
  const matches = borrowMatches(data)
  const met: number[] = []
  const meet = (word: number, match: number) => {
    const before = matches[word] ?? 0
    if (before === 0) met.push(word)
    if (before === 0 || match + 1 < before) matches[word] = match + 1
  }
  meetWritten(data, typed, meet)
  if (forgiving) meetMistyped(data, typed, meet)
  const mayBeMissing = houseNumbers && isHouseNumber(typed)
  return { matches, met, mayBeMissing, telling: !streetTypes.has(typed) }
}

/** Whether a word was typed to its end, with errors or not. */
export const isWhole = (match: number): boolean =>
  match === exact || match === mistyped || match === twiceMistyped
