import { numberVariants } from '../text/number-words.ts'
import type { StreetRow } from './index-data.ts'

/** The numbers of the words of a name, and how many of them are the type of the street. */
type NameVariant = { readonly words: readonly number[]; readonly typeLength: number }

type Readers = {
  readonly wordsOf: (text: string) => readonly string[]
  readonly numbersOf: (words: readonly string[]) => readonly number[]
}

/** A street with more names than a byte counts is found by the first of them. */
const maxVariants = 255

/**
 * Reads all names of a row: its own first, then the former and popular ones, each with its number variants. Streets come by
 * their names, so that the names of a row are often those of the row before.
 */
export function createVariantReader({ wordsOf, numbersOf }: Readers) {
  const typeLengths = new Map<string, number>()
  const typeLengthOf = (type: string) => {
    const length = typeLengths.get(type) ?? (type === '' ? 0 : wordsOf(type).length)
    typeLengths.set(type, length)
    return length
  }
  const variantsOf = (words: readonly string[], typeLength: number): NameVariant[] =>
    numberVariants(words).map((variant) => ({ words: numbersOf(variant), typeLength }))

  function read(type: string, name: string, otherNames: readonly string[]): NameVariant[] {
    const label = wordsOf(`${type} ${name}`)
    const variants = variantsOf(label, Math.max(0, Math.min(typeLengthOf(type), label.length - 1)))
    for (const other of otherNames) {
      const words = wordsOf(other)
      // Its type is its first word; a name of one word has none.
      variants.push(...variantsOf(words, words.length > 1 ? 1 : 0))
    }
    return variants.slice(0, maxVariants)
  }

  let names: string | undefined
  let variants: readonly NameVariant[] = []
  return ({ type, name, otherNames = [] }: StreetRow): readonly NameVariant[] => {
    const these = [type, name, ...otherNames].join('\n')
    if (these !== names) {
      names = these
      variants = read(type, name, otherNames)
    }
    return variants
  }
}
