import type { Coverage } from './font-coverage.ts'

/** Stands where a person typed a character that the document's font cannot draw: seen, never silently dropped. */
const replacementMark = '\uFFFD'

/**
 * What has no shape of its own: control and format characters (bidirectional overrides too), private use, halves of
 * pairs, and the selectors that choose a variant of the character before them.
 */
const shapeless = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/gu

/** A person's text as one line that the font can draw in full. */
export function printableLine(text: string, covers: Coverage): string {
  const spaced = text
    .normalize('NFC')
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(shapeless, '')
    .trim()
  return Array.from(spaced, (character) =>
    covers(character.codePointAt(0) ?? 0) ? character : replacementMark,
  ).join('')
}

/** A person's text as paragraphs, one for each line that he wrote something on. */
export function printableParagraphs(text: string, covers: Coverage): string[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => printableLine(line, covers))
    .filter((line) => line !== '')
}
