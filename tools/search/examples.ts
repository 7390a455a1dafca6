import { crimeTable } from '@delegacia/domain/lists/crimes/crime-table'
import type { Text } from '@delegacia/domain/language/text'
import type { Label } from '@delegacia/domain/search/labels'
import { heldOutStories, languages, trainingStories } from './split.ts'
import { tellingStems } from './telling-stems.ts'
import { things } from './things.data.ts'
import { toldOf, typedEntries } from './told-of.ts'

/** What is learned from: a label, the stems that stand for it, and how much it counts. */
export type Example = { readonly label: Label; readonly stems: readonly string[]; readonly weight: number }

const keyOf = (stems: readonly string[]) => stems.toSorted().join(' ')

/** What a held-out story says, in any order and with any ending: none of it may be learned as a whole. */
const heldOut = new Set(heldOutStories.map(({ text }) => keyOf(tellingStems(text))))

const example = (label: Label, text: string, weight: number): Example[] => {
  const stems = tellingStems(text)
  return stems.length === 0 || heldOut.has(keyOf(stems)) ? [] : [{ label, stems, weight }]
}

const partsOf = (list: string): string[] => [...new Set(list.split(',').map((part) => part.trim()))]

/** Each thing with two of the ways of telling about it, so that all come with all kinds. */
function patternPhrases(ways: Text, of: Text): string[] {
  return languages.flatMap((language) => {
    const told = partsOf(ways[language])
    return partsOf(of[language]).flatMap((thing, place) =>
      [place, place + 1].map((way) => `${told[way % told.length] ?? ''} ${thing}`),
    )
  })
}

/** The stories to learn from, the words and phrases of each label, and the names and descriptions of the crimes. */
export const examples: readonly Example[] = [
  ...trainingStories.flatMap(({ label, text }) => example(label, text, 1)),
  ...toldOf.flatMap(([label, { words }]) => partsOf(words).flatMap((phrase) => example(label, phrase, 0.7))),
  ...toldOf.flatMap(([label, { patterns = {} }]) =>
    typedEntries(patterns).flatMap(([thing, ways]) =>
      patternPhrases(ways, things[thing]).flatMap((phrase) => example(label, phrase, 0.2)),
    ),
  ),
  ...typedEntries(crimeTable).flatMap(([label, { name, card }]) => [
    ...Object.values(name).flatMap((text) => example(label, text, 1)),
    ...Object.values(card).flatMap((text) => example(label, text, 0.5)),
  ]),
]
