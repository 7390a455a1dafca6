import { editDistance, lettersOf } from './text/edit-distance.ts'
import {
  prefix,
  exact,
  allowsTypos,
  minLengthForTwoTypos,
  minLengthForPrefixTypo,
  oneTypo,
  prefixWithTypo,
  minLengthToMistype,
  twoTypos,
} from './text/word-match.ts'

/**
 * How the typed word matches the other, or undefined. It defines what the index must find; the index does so without
 * comparing every word.
 */
export function matchWord(typed: string, word: string, fuzzy: boolean): number | undefined {
  if (typed === word) return exact
  if (typed.length > 1 && word.startsWith(typed)) return prefix
  if (!fuzzy || !allowsTypos(typed) || word.length < minLengthToMistype) return undefined
  const letters = lettersOf(typed)
  const errors = editDistance(letters, word, 2)
  if (errors === 1) return oneTypo
  if (errors === 2 && typed.length >= minLengthForTwoTypos) return twoTypos
  const sameStart = typed.length >= minLengthForPrefixTypo && typed[0] === word[0]
  return sameStart && editDistance(letters, word, 1, true) === 1 ? prefixWithTypo : undefined
}
