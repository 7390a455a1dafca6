import type { Text } from '@delegacia/domain/language/text'
import { itemsOf, type ReferenceList } from '@delegacia/domain/lists/list'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { leave, type Try } from './make-every-error.ts'
import type { Answer, Place } from './answer-by-keyboard.ts'
import { kept } from './typed-values.ts'

/** An entry of a list in the words of the page's language. */
export const pick =
  (list: ReferenceList, id: string | number): Answer =>
  (locale) =>
    itemsOf(list, locale).find((item) => item.id === id)?.name ?? `no ${id}`

/** Left open, and told so. */
export const empty = (code: 'required' | 'choiceRequired' | 'addressRequired' | 'natureRequired'): Try => [
  leave,
  code,
]

/** A fault that names the least and the most. */
export const sized = (code: ValidationIssue['code'], min: number, max: number): ValidationIssue => ({
  code,
  params: { min, max },
})

/** No list has it. */
export const inexistent = 'zzzz'

const brazil: Text = { pt: 'Brasil', en: 'Brazil', es: 'Brasil', fr: 'Brésil' }

/** The street that the words lead to, with all that it fills. */
export const street = (words: string): Place => ({
  typed: words,
  fills: ['Governador Magalhães Barata', 'Nazaré', 'Belém', 'Pará', brazil],
  postalCode: kept.postalCode,
})

export const complementErrors: readonly Try[] = [
  ['ab', sized('complementSize', 3, 100)],
  ['a'.repeat(101), sized('complementSize', 3, 100)],
]
