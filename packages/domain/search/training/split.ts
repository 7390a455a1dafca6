import type { Label } from '../labels.ts'
import { english } from '../stories/english.data.ts'
import { french } from '../stories/french.data.ts'
import { portuguese } from '../stories/portuguese.data.ts'
import { spanish } from '../stories/spanish.data.ts'
import { tellingStems } from './telling-stems.ts'

const languages = { pt: portuguese, en: english, es: spanish, fr: french }

export type Story = {
  readonly language: keyof typeof languages
  readonly label: Label
  readonly text: string
}

/** The entries of a record whose keys are all known. */
export const typedEntries = <K extends string, V>(record: { readonly [key in K]?: V }) =>
  Object.entries(record) as [K, V][]

/** The lines of a text, each a story. */
export const linesOf = (text: string): string[] => text.trim().split('\n')

/** A number that is the same for the same text on every machine (FNV-1a, its bits mixed once more). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 13), 0x5bd1e995) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

const everyStory: readonly (Story & { readonly heldOut: boolean })[] = typedEntries(languages).flatMap(
  ([language, byLabel]) =>
    typedEntries(byLabel).flatMap(([label, text]) =>
      linesOf(text)
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
