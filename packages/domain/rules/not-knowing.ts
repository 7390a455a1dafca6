import type { ValidationIssue } from './validation-issue.ts'

/** What people write who do not know, in the four languages of the portal, as `plain` has it. */
const sentences = [
  'nao sei|nao sei dizer|nao sei informar|nao sei o nome|nao sei quem e|n sei|nao sabe|nao sabemos|nao conheco|nao lembro|nao me lembro',
  'i dont know|i do not know|dont know|do not know|not known|no idea|i dont remember',
  'no se|no lo se|no sabe|no sabemos|no se el nombre|no conozco|no recuerdo|no me acuerdo',
  'je ne sais pas|je sais pas|ne sais pas|je lignore|je ne connais pas',
]
  .join('|')
  .split('|')

/** Words that stand for a person without a name; a company may be called so. */
const words = [
  'desconhecido|desconhecida|desconheco|ignorado|ignorada|sem nome|sem informacao|nao informado|nao informada|nao identificado|nao identificada|nao consta|nao declarado|nao declarada',
  'unknown|unknown person|unidentified|no name|not informed|not identified',
  'desconocido|desconocida|desconozco|sin nombre|no informado|no identificado|no identificada',
  'inconnu|inconnue|sans nom|non renseigne|non identifie|non identifiee',
]
  .join('|')
  .split('|')

const plain = (value: string): string =>
  value
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘´`ʼ]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

type Check = (value: string) => ValidationIssue | undefined

const refusing =
  (told: ReadonlySet<string>) =>
  (check: Check): Check =>
  (value) =>
    told.has(plain(value)) ? { code: 'wordsForNotKnowing' } : check(value)

/** The rule of a person's name, which words for not knowing are not: they would be printed as if somebody were called so. */
export const personsName = refusing(new Set([...sentences, ...words]))

/** The same of a company's. */
export const companysName = refusing(new Set(sentences))
