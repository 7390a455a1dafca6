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
} from '../text/word-match.ts'
import { errorsBetween, lettersOf } from '../text/edit-distance.ts'
import type { IndexData } from './index-data.ts'
import { bitsIn, letterSet } from './letter-set.ts'
import { listAt } from './postings.ts'

type Words = Pick<IndexData, 'words' | 'letterSets' | 'wordsByLength'>

/** Is told each word that the typed one meets, by its place, and how; a word may be told twice, better first. */
type Meet = (word: number, match: number) => void

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

/** The words that are the typed one or begin with it: they stand side by side. */
export function meetWritten({ words }: Words, typed: string, meet: Meet): void {
  for (let i = firstFrom(words, typed); i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === typed) meet(i, exact)
    else if (typed.length > 1 && word.startsWith(typed)) meet(i, beginning)
    else break
  }
}

/** The words that the typed one may have been meant for, each error counted (AD-08). */
export function meetMistyped(vocabulary: Words, typed: string, meet: Meet): void {
  if (!isForgivable(typed)) return
  meetWhole(vocabulary, typed, meet)
  if (typed.length >= longEnoughToBegin) meetBeginnings(vocabulary, typed, meet)
}

function meetWhole({ words, letterSets, wordsByLength }: Words, typed: string, meet: Meet): void {
  const most = typed.length >= longEnoughForTwo ? 2 : 1
  const letters = lettersOf(typed)
  const set = letterSet(typed)
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    if (length < shortestMistaken) continue
    const sameLength = listAt(wordsByLength, length)
    for (let i = 0; i < sameLength.length; i++) {
      const word = sameLength[i] ?? 0
      // Each error puts at most one letter into either word that the other has not.
      const other = letterSets[word] ?? 0
      if (bitsIn(set & ~other) > most || bitsIn(other & ~set) > most) continue
      const errors = errorsBetween(letters, words[word] ?? '', most)
      if (errors === 1) meet(word, mistyped)
      else if (errors === 2 && most === 2) meet(word, twiceMistyped)
    }
  }
}

function meetBeginnings({ words, letterSets }: Words, typed: string, meet: Meet): void {
  const letters = lettersOf(typed)
  const set = letterSet(typed)
  const initial = typed[0] ?? ''
  for (let i = firstFrom(words, initial); i < words.length; i++) {
    const word = words[i] ?? ''
    if (!word.startsWith(initial)) break
    if (word.length < shortestMistaken || bitsIn(set & ~(letterSets[i] ?? 0)) > 1) continue
    if (errorsBetween(letters, word, 1, true) === 1) meet(i, mistypedBeginning)
  }
}
