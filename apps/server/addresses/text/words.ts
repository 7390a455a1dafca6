import { stopWords, abbreviations, streetTypes } from './abbreviations.ts'

/** A letter that is otherwise a stop word names the street when it follows its type: `Rua A`. */
export function isKept(word: string, before: string | undefined): boolean {
  return !stopWords.has(word) || (word.length === 1 && streetTypes.has(before ?? ''))
}

function withoutStopWords(words: readonly string[]): string[] {
  const kept = words.filter((word, i) => isKept(word, words[i - 1]))
  return kept.length > 0 ? kept : [...words]
}

/**
 * The words of an address as they are compared: without accents and punctuation, in small letters, abbreviations in full,
 * `BR316` as `br 316`, `04` as `4`, `1º` as `1`. A text of stop words alone keeps them, so that a street called `A` is found.
 */
export const wordsOf = (text: string): string[] => withoutStopWords(everyWord(text))

/**
 * The last word of a text as far as it was typed, where that is one letter or an abbreviation: `Travessa São J`, or `pe`, which
 * may stand for `padre` but also become `Pedro`. Undefined where it was typed to its end, with a point or a space.
 */
export function begunWord(text: string, words: readonly string[]): string | undefined {
  const [begun = ''] = /\p{L}+$/u.exec(plain(text)) ?? []
  const last = words.at(-1)
  if (words.length < 2 || begun === '' || last !== wordsOf(begun).at(-1)) return undefined
  return begun.length === 1 || begun !== last ? begun : undefined
}

const maxCached = 100_000
/** A part whose words do not depend on its neighbours. */
const standsAlone = /^(?:\p{L}{2,}|\d+)$/u

/** `wordsOf` for a whole directory, where most words recur: those of letters or digits alone are cached. */
export function createWordReader(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const wordsOfPart = (part: string) => {
    const before = known.get(part)
    if (before || !standsAlone.test(part)) return before
    const words = everyWord(part)
    if (known.size < maxCached) known.set(part, words)
    return words
  }
  return (text) => {
    const words: string[] = []
    for (const part of text.split(' ')) {
      const ofPart = wordsOfPart(part)
      if (!ofPart) return withoutStopWords(everyWord(text))
      words.push(...ofPart)
    }
    return withoutStopWords(words)
  }
}

/** In small letters, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `wordsOf` with the words that name nothing. */
export function everyWord(text: string): string[] {
  return plain(text)
    .replace(/[ºª°]/g, ' ')
    .replace(/(?<=\b\d+)[oa]\b/g, ' ')
    .replace(/\bn[. ]{1,2}s(?:r|enhor)a\b/g, 'nossa senhora')
    .replace(/(?<=\p{L}{2})(?=\d)/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .flatMap((word) => abbreviations.get(word)?.split(' ') ?? word.replace(/^0+(?=\d)/, ''))
}
