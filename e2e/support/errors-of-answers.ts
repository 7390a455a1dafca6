import type { Text } from '@delegacia/domain/language/text'
import { itemsOf, type ReferenceList } from '@delegacia/domain/lists/list'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { leave, type Try } from './make-every-error.ts'
import type { Answer, Place } from './answer-by-keyboard.ts'
import { kept } from './typed-values.ts'

/** The name of a list's entry in the page's language. */
export const pick =
  (list: ReferenceList, id: string | number): Answer =>
  (locale) =>
    itemsOf(list, locale).find((item) => item.id === id)?.name ?? `no ${id}`

/** The field is left empty, and the page says so. */
export const empty = (code: 'required' | 'choiceRequired' | 'addressRequired' | 'natureRequired'): Try => [
  leave,
  code,
]

/** An issue that names the minimum and the maximum. */
export const sized = (code: ValidationIssue['code'], min: number, max: number): ValidationIssue => ({
  code,
  params: { min, max },
})

/** A text that no list has. */
export const inexistent = 'zzzz'

const brazil: Text = { pt: 'Brasil', en: 'Brazil', es: 'Brasil', fr: 'Brésil' }

/** The street that a search for the text finds, with all that it fills. */
export const street = (text: string): Place => ({
  typed: text,
  fills: ['Governador Magalhães Barata', 'Nazaré', 'Belém', 'Pará', brazil],
  postalCode: kept.postalCode,
})

export const complementErrors: readonly Try[] = [
  ['ab', sized('complementSize', 3, 100)],
  ['a'.repeat(101), sized('complementSize', 3, 100)],
]
