import { streetTypes } from '../text/abbreviations.ts'
import { exact, oneTypo, twoTypos } from '../text/word-match.ts'
import type { IndexData } from './index-data.ts'
import { borrowMatches } from './buffer-pool.ts'
import { matchAsTyped, matchBegun, matchWithTypos } from './vocabulary.ts'

/** How loosely the typed words are matched, in the order in which it is tried. */
export const stages = [
  { fuzzy: false, houseNumbers: false },
  { fuzzy: false, houseNumbers: true },
  { fuzzy: true, houseNumbers: true },
] as const
export type Stage = (typeof stages)[number]

/** A typed word and the words of the index that it matches. */
export type QueryWord = {
  /** By word of the index: 0, or one more than how it matches. */
  readonly matches: Uint8Array
  /** The words of the index whose number in `matches` is not 0. */
  readonly matchedWords: readonly number[]
  /** It may be the number of a house, which the index does not hold. */
  readonly mayBeMissing: boolean
  /** It is more than the type of a street: where such words were typed, a result has at least one of them. */
  readonly distinctive: boolean
}

const houseNumber = /^\d{1,5}$/

export const isHouseNumber = (typed: string): boolean => houseNumber.test(typed)

/** `begun` is the word as it was typed so far, where it may go on otherwise than the word that it stands for. */
export function readQueryWord(
  data: IndexData,
  typed: string,
  { fuzzy, houseNumbers }: Stage,
  begun?: string,
): QueryWord {
  const matches = borrowMatches(data)
  const matchedWords: number[] = []
  const onMatch = (word: number, match: number) => {
    const before = matches[word] ?? 0
    if (before === 0) matchedWords.push(word)
    if (before === 0 || match + 1 < before) matches[word] = match + 1
  }
  matchAsTyped(data, typed, onMatch)
  if (begun !== undefined) matchBegun(data, begun, onMatch)
  if (fuzzy) matchWithTypos(data, typed, onMatch)
  const mayBeMissing = houseNumbers && isHouseNumber(typed)
  const distinctive = begun !== undefined || !streetTypes.has(typed)
  return { matches, matchedWords, mayBeMissing, distinctive }
}

/** Whether a word was typed to its end, with errors or not. */
export const isWholeWord = (match: number): boolean =>
  match === exact || match === oneTypo || match === twoTypos
