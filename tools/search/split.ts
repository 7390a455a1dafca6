import type { Text } from '@delegacia/domain/language/text'
import type { Label } from '@delegacia/domain/search/labels'
import { tellingStems } from './telling-stems.ts'
import { toldOf } from './told-of.ts'

/** What is told in each of them. */
export const languages = ['pt', 'en', 'es', 'fr'] as const satisfies readonly (keyof Text)[]

export type Story = {
  readonly language: keyof Text
  readonly label: Label
  readonly text: string
}

/** The lines of a text, each a story. */
export const linesOf = (text: string): string[] => text.trim().split('\n')

/** A number that is the same for the same text on every machine (FNV-1a, its bits mixed once more). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 13), 0x5bd1e995) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

const everyStory: readonly (Story & { readonly heldOut: boolean })[] = languages.flatMap((language) =>
  toldOf.flatMap(([label, { stories }]) =>
    linesOf(stories[language])
      .toSorted((one, other) => hash(one) - hash(other))
      .map((line, place) => ({
        language,
        label,
        text: line,
        heldOut: place % 3 === 2 && tellingStems(line).length > 1,
      })),
  ),
)

/** What the training sees: two of three stories of each label in each language. */
export const trainingStories: readonly Story[] = everyStory.filter(({ heldOut }) => !heldOut)

/** What it never sees: every third story, by its hash, where it is more than one word: words are learned, stories are not. */
export const heldOutStories: readonly Story[] = everyStory.filter(({ heldOut }) => heldOut)
