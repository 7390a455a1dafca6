import { postingsBuilder, type Postings } from './postings.ts'

/** Numbers words as they come; in the end each word's number becomes its place in the sorted vocabulary. */
export function createWordNumbers() {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  return {
    numbersOf: (words: readonly string[]): number[] => words.map(numberOf),
    /** The sorted words, and by number the place of each. */
    finish() {
      const words = [...numbers.keys()].sort()
      const places = new Uint32Array(words.length)
      for (const [place, word] of words.entries()) places[numbers.get(word) ?? 0] = place
      return { words, places }
    },
  }
}

/** Writes places into the lists instead of numbers: they may take a tenth of a server's memory, and are not held twice. */
export function byPlace(lists: Postings, places: Uint32Array): Postings {
  const { values } = lists
  for (let i = 0; i < values.length; i++) values[i] = places[values[i] ?? 0] ?? 0
  return lists
}

export function placesByLength(words: readonly string[]): Postings {
  const groups: number[][] = []
  for (const [place, { length }] of words.entries()) {
    while (groups.length <= length) groups.push([])
    groups[length]?.push(place)
  }
  const lists = postingsBuilder()
  for (const group of groups) lists.add(group)
  return lists.finish()
}
