import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontCoverage } from './font-coverage.ts'

/** The letters of the document itself, in all cuts that the template uses. */
const latin = {
  family: 'Noto Sans',
  files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf', 'NotoSans-Italic.ttf'],
}

const other = (family: string, file = `${family.replaceAll(' ', '')}-Regular.ttf`) => ({
  family,
  files: [`other-scripts/${file}`],
})

/**
 * What else people write in, the first that can draw a character being taken: living scripts, emoji, signs, and last the
 * large one. Each is one cut: what somebody wrote in another script is never bold or italic on paper.
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

/** Below the folder `fonts`: what every document needs, and what only those in other scripts do. */
export const latinFiles: readonly string[] = filesOf([latin])
export const otherFiles: readonly string[] = filesOf(others)

/** The family that draws a code point; undefined where none can. */
export type FamilyOf = (codePoint: number) => string | undefined

/** Families in the order in which the template is to try them. */
export const inTemplateOrder = (used: ReadonlySet<string>): string[] =>
  [latin, ...others]
    .map(({ family }) => family)
    .filter((family) => family === latin.family || used.has(family))

/** The family, if it is the one that every document is printed with. */
export const latinOnly = (family: string | undefined) => (family === latin.family ? family : undefined)

/** What can be drawn with the fonts of this folder; of several cuts only what all of them have. */
export function readFamilies(folder: string): FamilyOf {
  const families = [latin, ...others].map(({ family, files }) => ({
    family,
    cuts: files.map((file) => fontCoverage(readFileSync(join(folder, file)))),
  }))
  return (codePoint) => families.find(({ cuts }) => cuts.every((covers) => covers(codePoint)))?.family
}
