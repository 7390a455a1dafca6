import type { FamilyOf } from './document-fonts.ts'
import { printableLine, writtenLines } from './printable-text.ts'
import { directed, type DirectedLine } from './writing-direction.ts'

/** Makes the texts of one document printable, and notes which fonts they need. */
export function printableTexts(familyOf: FamilyOf) {
  const families = new Set<string>()
  let coded = false
  const directedLine = (text: string): DirectedLine => {
    const printable = printableLine(text, familyOf)
    for (const family of printable.families) families.add(family)
    coded ||= printable.coded
    return directed(printable.text)
  }
  return {
    families,
    line: (text: string): string => directedLine(text).text,
    lines: (text: string): DirectedLine[] => writtenLines(text).map(directedLine),
    /** Whether a character that no font draws was replaced by its number. */
    isCoded: () => coded,
  }
}
