import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontCoverage } from './font-coverage.ts'

/** The font of the document itself, in all styles that the template uses. */
const latin = {
  family: 'Noto Sans',
  files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSans-Italic.ttf'],
}

const other = (family: string, file = `${family.replaceAll(' ', '')}-Regular.ttf`) => ({
  family,
  files: [`other-scripts/${file}`],
})

/**
 * Fonts for other scripts, of which the first that can draw a character is used: living scripts, emoji, symbols, and last
 * the large one. Each has one style: text in another script is never printed bold or italic.
 */
const others = [
  'Arabic Hebrew Thaana Armenian Georgian Ethiopic',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
  'Thai Lao Khmer Myanmar',
]
  .flatMap((scripts) => scripts.split(' '))
  .map((script) => other(`Noto Sans ${script}`))
  .concat(
    other('Noto Emoji'),
    other('Noto Sans Symbols'),
    other('Noto Sans Symbols2'),
    other('Noto Sans Math'),
    other('Noto Sans CJK SC', 'NotoSansCJKsc-Regular.otf'),
  )

const filesOf = (fonts: { files: string[] }[]) => fonts.flatMap(({ files }) => files)

/** Files in the folder `fonts`: for every document, and for documents in other scripts only. */
export const latinFiles: readonly string[] = filesOf([latin])
export const otherFiles: readonly string[] = filesOf(others)

/** The family that draws a code point; undefined where none can. */
export type FamilyOf = (codePoint: number) => string | undefined

/** Families in the order in which the template is to try them. */
export const inTemplateOrder = (used: ReadonlySet<string>): string[] =>
  [latin, ...others]
    .map(({ family }) => family)
    .filter((family) => family === latin.family || used.has(family))

/** The family, if it is the document's own; undefined for all others. */
export const latinOnly = (family: string | undefined) => (family === latin.family ? family : undefined)

/** What the fonts of this folder can draw; of several styles only what all of them have. */
export function readFamilies(folder: string): FamilyOf {
  const families = [latin, ...others].map(({ family, files }) => ({
    family,
    cuts: files.map((file) => fontCoverage(readFileSync(join(folder, file)))),
  }))
  return (codePoint) => families.find(({ cuts }) => cuts.every((covers) => covers(codePoint)))?.family
}
