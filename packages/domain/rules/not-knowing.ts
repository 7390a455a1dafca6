import type { ValidationIssue } from './validation-issue.ts'

/** What people write who do not know, in the four languages of the portal, as `plain` has it. */
const sentences = [
  'n(ao)? (sei( dizer| informar| o nome| quem e)?|sabe(mos)?|conheco|(me )?lembro)',
  '(i )?do(nt| not) (know|remember)|not known|no idea',
  'no (lo )?se( el nombre)?|no (sabe(mos)?|conozco|recuerdo|me acuerdo)',
  '(je )?(ne )?sais pas|je (lignore|ne connais pas)',
]

/** Words that stand for a person without a name; a company may be called so. */
const words = [
  'desconhec(id[oa]|o)|ignorad[oa]|sem (nome|informacao)|nao (consta|(informad|identificad|declarad)[oa])',
  'unknown( person)?|unidentified|no name|not (informed|identified)',
  'descono(cid[oa]|zco)|sin nombre|no (informad|identificad)[oa]',
  'inconnue?|sans nom|non (renseigne|identifiee?)',
]

const plain = (value: string): string =>
  value
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘´`ʼ]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

type Check = (value: string) => ValidationIssue | undefined

const formOf = (told: readonly string[]) => new RegExp(`^(${told.join('|')})$`)
const notKnowing = formOf(sentences)

/** Whether an answer only says that the person does not know it. */
export const isNotKnowing = (value: string): boolean => value.length < 40 && notKnowing.test(plain(value))

/** The answer; undefined where it only says that the person does not know. */
export const knownValue = (value: string | undefined): string | undefined =>
  value === undefined || isNotKnowing(value) ? undefined : value

const refusing = (told: readonly string[]) => {
  const form = formOf(told)
  return (check: Check): Check =>
    (value) =>
      form.test(plain(value)) ? { code: 'wordsForNotKnowing' } : check(value)
}

/** The rule of a person's name, which words for not knowing are not: they would be printed as if somebody were called so. */
export const personsName = refusing([...sentences, ...words])

/** The same of a company's. */
export const companysName = refusing(sentences)
