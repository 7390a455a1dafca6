import { columns, type Locale, type Text } from '../../language/text.ts'
import { blame } from './blame.ts'
import { jargon } from './jargon.ts'
import { promises } from './promises.ts'

/** What does not belong into a text to a citizen. */
export const findingKinds = ['link', 'jargon', 'blame', 'promise'] as const
export type FindingKind = (typeof findingKinds)[number]

export type Finding = {
  readonly kind: FindingKind
  /** Where it begins, and the words themselves. */
  readonly at: number
  readonly words: string
  /** A plain word in the place of jargon. */
  readonly instead?: string
}

/** Addresses of pages and of mail: whoever imitates the police sends those, so the police never do. */
const link = /https?:\S*|\bwww\.\S+|\S+@\S+|\b[\w-]+\.(?:com|net|org|gov|br|link|app|me|info|site|ly)\b\S*/g

/** Small letters without their accents, one for one, so that places stay what they are. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[A-Z\u00c0-\u017f]/g, (letter) => letter.toLowerCase().normalize('NFD').charAt(0))

/**
 * What is to be mended in a text, in its order. It warns an officer who writes, and every template of ours passes it without
 * a finding; it knows words and no meaning, so that an officer may send in spite of it.
 */
export function lint(text: string, locale: Locale): Finding[] {
  const plain = folded(text)
  const language: keyof Text = columns[locale]
  const found = (kind: FindingKind, pattern: RegExp, instead?: string): Finding[] =>
    [...plain.matchAll(pattern)].map(({ 0: words, index }) => ({
      kind,
      at: index,
      words: text.normalize('NFC').slice(index, index + words.length),
      ...(instead && { instead }),
    }))
  return [
    ...found('link', link),
    ...Object.entries(jargon[language]).flatMap(([word, instead]) =>
      found('jargon', wordPattern(word), instead),
    ),
    ...found('blame', blame[language]),
    ...found('promise', promises[language]),
  ].toSorted((one, other) => one.at - other.at)
}

/** The word by itself, with a plural; in the table a full stop is a full stop. */
const wordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\w.])${folded(word).replaceAll('.', String.raw`\.`)}s?(?!\w)`, 'g')
