import { emptyWords, shortForms, streetTypes } from './short-forms.ts'

/** A letter that is otherwise an empty word names the street when it follows its type: `Rua A`. */
function tells(word: string, before: string | undefined): boolean {
  return !emptyWords.has(word) || (word.length === 1 && streetTypes.has(before ?? ''))
}

/**
 * The words of an address as they are compared: without accents and signs, in small letters, short forms in full, `BR316`
 * as `br 316`, `04` as `4`, `1º` as `1`. A text of empty words only keeps them, so that a street called `A` is found.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)[ºª°]/g, ' ')
    .replace(/(?<=\b\d+)[oa]\b/g, ' ')
    .replace(/\bn[. ]{1,2}s(?:r|enhor)a\b/g, 'nossa senhora')
    .replace(/(?<=\p{L}{2})(?=\d)/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .flatMap((word) => shortForms.get(word)?.split(' ') ?? word.replace(/^0+(?=\d)/, ''))
  const telling = words.filter((word, i) => tells(word, words[i - 1]))
  return telling.length > 0 ? telling : words
}
