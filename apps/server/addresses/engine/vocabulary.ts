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
} from '../text/word-match.ts'
import { editDistance, lettersOf } from '../text/edit-distance.ts'
import type { IndexData } from './index-data.ts'
import { bitsIn, letterSet } from './letter-set.ts'
import { listAt } from './postings.ts'

type Words = Pick<IndexData, 'words' | 'letterSets' | 'wordsByLength'>

/** Receives each word that the typed one matches, by its place, and how; a word may come twice, the better match first. */
type OnMatch = (word: number, match: number) => void

/** The place of the first word that does not come before the text. */
function firstFrom(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The words that are the typed one or begin with it: neighbours in the sorted list. */
export function matchAsTyped({ words }: Words, typed: string, onMatch: OnMatch): void {
  for (let i = firstFrom(words, typed); i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === typed) onMatch(i, exact)
    else if (typed.length > 1 && word.startsWith(typed)) onMatch(i, prefix)
    else break
  }
}

/** The words that begin as the last typed one does, which may be a single letter so far. */
export function matchBegun({ words }: Words, begun: string, onMatch: OnMatch): void {
  for (let i = firstFrom(words, begun); words[i]?.startsWith(begun); i++) onMatch(i, prefix)
}

/** The words that the typed one may have been meant as, with their typing errors (AD-08). */
export function matchWithTypos(vocabulary: Words, typed: string, onMatch: OnMatch): void {
  if (!allowsTypos(typed)) return
  matchWholeWords(vocabulary, typed, onMatch)
  if (typed.length >= minLengthForPrefixTypo) matchPrefixes(vocabulary, typed, onMatch)
}

function matchWholeWords({ words, letterSets, wordsByLength }: Words, typed: string, onMatch: OnMatch): void {
  const max = typed.length >= minLengthForTwoTypos ? 2 : 1
  const letters = lettersOf(typed)
  const set = letterSet(typed)
  for (let length = typed.length - max; length <= typed.length + max; length++) {
    if (length < minLengthToMistype) continue
    const sameLength = listAt(wordsByLength, length)
    for (let i = 0; i < sameLength.length; i++) {
      const word = sameLength[i] ?? 0
      // Each error gives either word at most one letter that the other lacks.
      const other = letterSets[word] ?? 0
      if (bitsIn(set & ~other) > max || bitsIn(other & ~set) > max) continue
      const errors = editDistance(letters, words[word] ?? '', max)
      if (errors === 1) onMatch(word, oneTypo)
      else if (errors === 2 && max === 2) onMatch(word, twoTypos)
    }
  }
}

function matchPrefixes({ words, letterSets }: Words, typed: string, onMatch: OnMatch): void {
  const letters = lettersOf(typed)
  const set = letterSet(typed)
  const initial = typed[0] ?? ''
  for (let i = firstFrom(words, initial); i < words.length; i++) {
    const word = words[i] ?? ''
    if (!word.startsWith(initial)) break
    if (word.length < minLengthToMistype || bitsIn(set & ~(letterSets[i] ?? 0)) > 1) continue
    if (editDistance(letters, word, 1, true) === 1) onMatch(i, prefixWithTypo)
  }
}
