import { numberVariants } from '../text/number-words.ts'
import type { StreetRow } from './index-data.ts'

/** The words of a name, and how many of them are the type of the street. */
type NameVariant = { readonly words: readonly string[]; readonly typeLength: number }

/** A street with more names than a byte counts is found by the first of them. */
const maxVariants = 255

/** Reads all names of a row: its own first, then the former and popular ones, each with its number variants. */
export function createVariantReader(wordsOf: (text: string) => readonly string[]) {
  const typeLengths = new Map<string, number>()
  const typeLengthOf = (type: string) => {
    const length = typeLengths.get(type) ?? (type === '' ? 0 : wordsOf(type).length)
    typeLengths.set(type, length)
    return length
  }
  return ({ type, name, otherNames = [] }: StreetRow): NameVariant[] => {
    const label = wordsOf(`${type} ${name}`)
    const typeLength = Math.max(0, Math.min(typeLengthOf(type), label.length - 1))
    const variants: NameVariant[] = numberVariants(label).map((words) => ({ words, typeLength }))
    for (const other of otherNames) {
      const otherWords = wordsOf(other)
      // Its type is its first word; a name of one word has none.
      const otherType = otherWords.length > 1 ? 1 : 0
      variants.push(...numberVariants(otherWords).map((words) => ({ words, typeLength: otherType })))
    }
    return variants.slice(0, maxVariants)
  }
}
