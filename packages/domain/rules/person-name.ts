import type { ValidationIssue } from './validation-issue.ts'
import { lengthOf } from './text-length.ts'

const nameLength = { min: 6, max: 100 }

/** A Latin letter and its accents; signs such as ª and º are letters to Unicode too, but they shorten a word. */
const letter = '(?=\\p{Script=Latin})[\\p{Lu}\\p{Ll}]\\p{M}{0,2}'
type Patterns = Record<'word' | 'singleLetter', RegExp>
let madePatterns: Patterns | undefined

/** Made at their first use: reading the tables of Unicode takes a slow phone a moment. */
const patterns = (): Patterns =>
  (madePatterns ??= {
    word: new RegExp(`^(?:${letter})+(?:-(?:${letter})+)*$`, 'u'),
    singleLetter: new RegExp(`^${letter}$`, 'u'),
  })

/** PE-03: 6 to 100 characters, two words or more, none of one letter, only letters, accents, blanks and hyphens. */
export function checkPersonName(value: string): ValidationIssue | undefined {
  const name = value.trim().normalize('NFC')
  if (name === '') return { code: 'required' }
  if (/\p{L}[.ªº]/u.test(name)) return { code: 'abbreviatedName' }
  const { word, singleLetter } = patterns()
  const words = name.split(/ +/)
  if (words.some((part) => !word.test(part))) return { code: 'nameCharacters' }
  if (words.some((part) => singleLetter.test(part))) return { code: 'abbreviatedName' }
  if (words.length < 2) return { code: 'surnameRequired' }
  const length = lengthOf(name)
  const fits = length >= nameLength.min && length <= nameLength.max
  return fits ? undefined : { code: 'nameSize', params: nameLength }
}
