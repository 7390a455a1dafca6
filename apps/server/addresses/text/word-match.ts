import { errorsBetween, lettersOf } from './edit-distance.ts'

/** How a typed word meets a word of an address; the smaller the better. */
export const exact = 0
export const beginning = 1
export const mistyped = 2
export const twiceMistyped = 3
export const mistypedBeginning = 4

/** Errors are forgiven only in words long enough to be told apart, and never in a number. */
export const isForgivable = (typed: string): boolean => typed.length > 3 && !/\d/.test(typed)
/** The shortest typed word with two errors, and the shortest beginning with one; the first letter of which must be right. */
export const longEnoughForTwo = 7
export const longEnoughToBegin = 5
/** A shorter word of an address must be typed as it is. */
export const shortestMistaken = 5

/**
 * How the typed word meets the other, or undefined. It says what the index must find; the index finds it without looking
 * at every word.
 */
export function matchWord(typed: string, word: string, forgiving: boolean): number | undefined {
  if (typed === word) return exact
  if (typed.length > 1 && word.startsWith(typed)) return beginning
  if (!forgiving || !isForgivable(typed) || word.length < shortestMistaken) return undefined
  const letters = lettersOf(typed)
  const errors = errorsBetween(letters, word, 2)
  if (errors === 1) return mistyped
  if (errors === 2 && typed.length >= longEnoughForTwo) return twiceMistyped
  const begins = typed.length >= longEnoughToBegin && typed[0] === word[0]
  return begins && errorsBetween(letters, word, 1, true) === 1 ? mistypedBeginning : undefined
}
