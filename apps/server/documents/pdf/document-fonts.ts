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
 *
 * Names are in Latin letters, but an account takes any text, and a legal record must not lose what somebody wrote. So 10 MB
 * of fonts are in the repository: those of a machine differ between machines, and web fonts come in pieces (WOFF2) that Typst
 * does not read. A character that no font has is printed as its number, `[U+13000]`, which the document explains; so are
 * more combining marks than any script has. If Typst refuses a character that a font claims to have, the document is printed
 * again with all other scripts as numbers: no report is left without its document. One Chinese font in its mainland forms
 * is read by readers of Japanese and traditional Chinese too; one for each country would be 20 MB. With a Chinese account
 * the printing process holds 105 MB instead of 77. If people write in scripts that are numbers now, their fonts are added.
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
