/** A word that a pack explains. */
export type HardWord = { readonly word: string; readonly meaning: string }

const ofPack = JSON.parse(import.meta.env.PACK_WORDS ?? '{}') as Readonly<Record<string, string>>
const everyWord = Object.entries(ofPack).map(([word, meaning]) => ({ word, meaning }))

const letter = String.raw`[\p{L}-]`

/** The words of a pack that stand in a text, as whole words or with the s of many, in the order in which they are met; one meaning once. */
export function wordsIn(text: string, words: readonly HardWord[] = everyWord): HardWord[] {
  const met = words.flatMap((one) => {
    const place = text.search(new RegExp(`(?<!${letter})${one.word}s?(?!${letter})`, 'iu'))
    return place < 0 ? [] : [{ ...one, place }]
  })
  return met
    .toSorted((one, other) => one.place - other.place)
    .filter(({ meaning }, place, all) => all.findIndex((other) => other.meaning === meaning) === place)
    .map(({ word, meaning }) => ({ word, meaning }))
}
