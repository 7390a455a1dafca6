import { errorsBetween, lettersOf } from './text/edit-distance.ts'
import {
  beginning,
  exact,
  isForgivable,
  longEnoughForTwo,
  longEnoughToBegin,
  mistyped,
  mistypedBeginning,
  shortestMistaken,
  twiceMistyped,
} from './text/word-match.ts'

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
