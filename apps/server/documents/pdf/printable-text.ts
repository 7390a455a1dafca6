import type { FamilyOf } from './document-fonts.ts'

/** A person's text in a form that can be drawn, and the font families for it. */
export type PrintableText = {
  text: string
  families: ReadonlySet<string>
  /** Whether a character was replaced by its number. */
  coded: boolean
}

/** Characters without a shape: control and format characters (bidirectional overrides too) and lone surrogates. */
const shapeless = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu

/** Characters for which a joiner or non-joiner has an effect; elsewhere both are invisible. */
const joined =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}' +
  '\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]'
const idleJoiner = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, 'gu')

/** Variation selectors, except the one that turns a symbol into an emoji: our fonts draw no other variants. */
const idleSelector = /(?<!\p{Extended_Pictographic}|[0-9#*])\uFE0F|(?!\uFE0F)\p{Variation_Selector}/gu

/** The blocks of accents that any letter may carry. */
const accents = [
  [0x0300, 0x036f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const

/** How many combining marks a letter has in any real writing: two where they stack, more where they stand next to it. */
const mostMarks = (mark: string, point: number) => {
  if (accents.some(([first, last]) => point >= first && point <= last)) return 2
  if (/[\p{Script=Thai}\p{Script=Lao}]/u.test(mark)) return 2
  return /[\p{Script=Khmer}\p{Script=Myanmar}]/u.test(mark) ? 8 : 4
}

/**
 * A person's text as one line. Characters that no font draws are printed as their number in Unicode, `[U+1F9A9]`, and so are
 * more combining marks than any real writing has, as a stack of them would cover other lines: nothing written is lost.
 */
export function printableLine(text: string, familyOf: FamilyOf): PrintableText {
  const families = new Set<string>()
  let line = ''
  let marks = 0
  let codes: string[] = []
  let coded = false
  const writeCodes = () => {
    if (codes.length > 0) line += `[${codes.join(' ')}]`
    coded ||= codes.length > 0
    codes = []
  }
  for (const character of visible(text)) {
    const isMark = /\p{M}/u.test(character)
    if (isMark) marks += 1
    else if (!/[\u200C\u200D]/u.test(character)) marks = 0
    const point = character.codePointAt(0) ?? 0
    const left = isMark && (codes.length > 0 || marks > mostMarks(character, point))
    const family = left ? undefined : familyOf(point)
    if (family === undefined) {
      codes.push(`U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
      continue
    }
    writeCodes()
    families.add(family)
    line += character
  }
  writeCodes()
  return { text: line, families, coded }
}

const visible = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(shapeless, '')
    .replace(idleJoiner, '')
    .replace(idleSelector, '')
    .trim()

/** The lines on which a person wrote something. */
export const writtenLines = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u).filter((line) => visible(line) !== '')
