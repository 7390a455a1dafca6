import { exact, mistyped, twiceMistyped } from '../word-match.ts'
import type { IndexData } from './index-data.ts'
import { meetMistyped, meetWritten } from './vocabulary.ts'

/** A typed word and all that it may mean: by word of the index 0, or one more than how they meet. */
export type TypedWord = {
  readonly matches: Uint8Array
  /** The words of the index that it meets. */
  readonly met: readonly number[]
  /** It may be the number of a house, which no index holds. */
  readonly mayBeMissing: boolean
}

const houseNumber = /^\d{1,5}$/

export function readTypedWord(data: IndexData, typed: string, forgiving: boolean): TypedWord {
  const matches = new Uint8Array(data.words.length)
  const met: number[] = []
  const meet = (word: number, match: number) => {
    const before = matches[word] ?? 0
    if (before === 0) met.push(word)
    if (before === 0 || match + 1 < before) matches[word] = match + 1
  }
  meetWritten(data, typed, meet)
  if (forgiving) meetMistyped(data, typed, meet)
  return { matches, met, mayBeMissing: houseNumber.test(typed) }
}

/** Whether a word was typed to its end, with errors or not. */
export const isWhole = (match: number): boolean =>
  match === exact || match === mistyped || match === twiceMistyped
