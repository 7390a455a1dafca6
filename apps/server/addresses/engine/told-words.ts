import { streetTypes } from '../text/abbreviations.ts'
import type { Role, SaidPart } from '../text/said-address.ts'
import { exact } from '../text/word-match.ts'
import { isKept } from '../text/words.ts'
import { returnMatches } from './buffer-pool.ts'
import type { IndexData } from './index-data.ts'
import { listAt } from './postings.ts'
import { readQueryWord, stages, type QueryWord } from './query-words.ts'

/** More words are not looked at. */
const maxWords = 24

/** How much a word says about the street, by what its part is about. */
const weights: Readonly<Record<Role, number>> = {
  street: 1,
  crossing: 0.5,
  landmark: 0.25,
  story: 0.25,
  number: 0,
  complement: 0,
  km: 0,
}

/** A word that was told, in which part and after which other, and what it matches. */
export type ToldWord = {
  readonly word: QueryWord
  readonly part: number
  readonly weight: number
  /** In so many rows. */
  readonly size: number
  readonly before: string
  /** A number or a letter. */
  readonly isShort: boolean
}

/** The word as it is, or with typing errors where no word of the index is that. */
function matchesOf(data: IndexData, typed: string, role: Role): QueryWord {
  const asTyped = readQueryWord(data, typed, stages[0])
  if (asTyped.matchedWords.some((each) => asTyped.matches[each] === exact + 1)) return asTyped
  // What happened is told in many words, few of which name a street.
  if (role === 'story') return asTyped
  returnMatches(data, asTyped.matches, asTyped.matchedWords)
  return readQueryWord(data, typed, stages[2])
}

/** One name that was heard as two words. */
function joinedWord(data: IndexData, typed: string, next: string): string | undefined {
  if (typed.length < 3 || next.length < 3) return undefined
  const joined = readQueryWord(data, typed + next, stages[0])
  returnMatches(data, joined.matches, joined.matchedWords)
  return joined.matchedWords.some((each) => data.words[each] === typed + next) ? typed + next : undefined
}

/** The words that may name the street, of each part in its order; their matches are given back by who asked for them. */
export function toldWordsOf(data: IndexData, parts: readonly SaidPart[]): ToldWord[] {
  const told: ToldWord[] = []
  const add = (typed: string, part: number, role: Role, before: string) => {
    if (told.length >= maxWords) return
    const word = matchesOf(data, typed, role)
    const size = word.matchedWords.reduce((sum, each) => sum + listAt(data.rowsOfWord, each).length, 0)
    const isShort = /^(?:\d+|\p{L})$/u.test(typed)
    told.push({ word, part, weight: weights[role], size, before, isShort })
  }
  parts.forEach(({ role, words }, part) => {
    if (weights[role] === 0) return
    words.forEach((typed, i) => {
      const before = words[i - 1] ?? ''
      if (streetTypes.has(typed) || !isKept(typed, before)) return
      add(typed, part, role, before)
      const joined = joinedWord(data, typed, words[i + 1] ?? '')
      if (joined !== undefined) add(joined, part, role, before)
    })
  })
  return told
}
