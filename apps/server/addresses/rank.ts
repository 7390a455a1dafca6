import type { Place } from './places.ts'
import { exact, matchWord, mistyped } from './word-match.ts'

type Named = Pick<Place, 'name' | 'label' | 'around'>

function bestMatch(typed: string, words: readonly string[], forgiving: boolean): number | undefined {
  const matches = words.flatMap((word) => matchWord(typed, word, forgiving) ?? [])
  return matches.length > 0 ? Math.min(...matches) : undefined
}

/** The named words against the row's name: the whole of it, its beginning, some words of it, or none. */
function closeness({ name, label }: Named, named: readonly string[], forgiving: boolean): number {
  if (named.length === 0) return 3
  const meets = (words: readonly string[]) =>
    named.map((word, place) => matchWord(word, words[place] ?? '', forgiving))
  const isWhole = (words: readonly string[]) =>
    words.length === named.length && meets(words).every((match) => match === exact || match === mistyped)
  if (isWhole(name) || isWhole(label)) return 0
  return [name, label].some((words) => !meets(words).includes(undefined)) ? 1 : 2
}

/**
 * How well a row answers the typed words, the smaller the better; undefined when a word is nowhere in it. A number that
 * is nowhere is taken for the number of the house. Closeness of the name counts most, then typing errors and half words.
 */
export function rank(place: Named, typed: readonly string[], forgiving: boolean): number | undefined {
  const named: string[] = []
  let faults = 0
  let met = 0
  for (const word of typed) {
    const inName = bestMatch(word, place.label, forgiving)
    const match = inName ?? bestMatch(word, place.around, forgiving)
    if (match === undefined && !/^\d{1,5}$/.test(word)) return undefined
    if (inName !== undefined) named.push(word)
    if (match !== undefined) met++
    faults += match ?? 1
  }
  return met > 0 ? closeness(place, named, forgiving) * 100 + faults : undefined
}
