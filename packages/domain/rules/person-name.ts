import type { ValidationIssue } from './validation-issue.ts'
import { tidyCharacters } from './plain-characters.ts'
import { checkLength, lengthOf } from './text-length.ts'

const nameLength = { min: 6, max: 100 }

/** A Latin letter and its accents; signs such as ª and º are letters to Unicode too, but they shorten a word. */
const letter = '(?=\\p{Script=Latin})[\\p{Lu}\\p{Ll}]\\p{M}{0,2}'
type Patterns = Record<'word' | 'singleLetter' | 'called', RegExp>
let madePatterns: Patterns | undefined

/** Made at their first use: reading the tables of Unicode takes a slow phone a moment. */
const patterns = (): Patterns =>
  (madePatterns ??= {
    word: new RegExp(`^'?(?:${letter})+(?:['-](?:${letter})+)*'?$`, 'u'),
    singleLetter: new RegExp(`^${letter}$`, 'u'),
    called: new RegExp(`^(?:${letter}|[\\d .,'ªº-])+$`, 'u'),
  })

/** What people put for an apostrophe, by a keyboard, a correction of it or a dead key. */
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u02bb\u00b4`\u2032\uff07]/g

/**
 * A name with one kind of apostrophe, of hyphen and of blank, composed, and without what cannot be seen. The apostrophe is U+0027,
 * which every keyboard has and every system that receives a report can hold: U+2019 is not in Latin-1.
 */
export const tidyName = (typed: string): string =>
  tidyCharacters(typed).replace(apostrophes, "'").replace(/ {2,}/g, ' ')

/** Words of one letter that join surnames: Sá e Sá, Rocha y Souza. */
const isJoining = (part: string, place: number, words: readonly string[]) =>
  /^[ey]$/i.test(part) && place > 0 && place < words.length - 1

/**
 * PE-03: 6 to 100 characters, two words or more, none of one letter but those that join, only letters, accents, blanks, hyphens
 * and apostrophes.
 */
export function checkPersonName(value: string): ValidationIssue | undefined {
  const found = checkWords(value)
  if (found.issue) return found.issue
  const { name, words } = found
  const { singleLetter } = patterns()
  if (words.some((part, place) => singleLetter.test(part) && !isJoining(part, place, words)))
    return { code: 'abbreviatedName' }
  if (words.length < 2) return { code: 'surnameRequired' }
  const length = lengthOf(name)
  const fits = length >= nameLength.min && length <= nameLength.max
  return fits ? undefined : { code: 'nameSize', params: nameLength }
}

/** PE-28: a name that is only this on the document, or a social name: it may be one word, short or have a word of one letter. */
export function checkNameOnDocument(value: string): ValidationIssue | undefined {
  const { issue, name } = checkWords(value)
  return issue ?? checkLength(name, { min: 2, max: nameLength.max })
}

/** PE-03: what somebody is called of whom nobody has seen a document: a suspect, a driver. */
export function checkCalledName(value: string): ValidationIssue | undefined {
  const name = tidyName(value).trim()
  if (name === '') return { code: 'required' }
  return patterns().called.test(name) && /\p{Ll}|\p{Lu}/u.test(name)
    ? checkLength(name, { min: 2, max: nameLength.max })
    : { code: 'nameCharacters' }
}

function checkWords(value: string): { name: string; words: readonly string[]; issue?: ValidationIssue } {
  const name = tidyName(value).trim()
  const words = name.split(' ')
  const { word } = patterns()
  if (name === '') return { name, words, issue: { code: 'required' } }
  if (/\p{L}[.ªº]/u.test(name)) return { name, words, issue: { code: 'abbreviatedName' } }
  if (words.some((part) => !word.test(part))) return { name, words, issue: { code: 'nameCharacters' } }
  return { name, words }
}
