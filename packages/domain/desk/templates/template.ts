import type { Text } from '../../language/text.ts'
import type { CrimeRoute } from '../../lists/routes.ts'
import type { ReportState } from '../events/report-state.ts'

/** What a template is for: a message, or a question about one kind of answer. */
export const templatePurposes = ['message', 'question'] as const
export type TemplatePurpose = (typeof templatePurposes)[number]

/**
 * A text that officers send, in every language; they read the Portuguese beside what is sent. A text that changes gets the
 * next version: what was sent stays known word for word.
 */
export type Template = {
  readonly id: string
  readonly version: number
  readonly purpose: TemplatePurpose
  /** What the officer chooses it by, in Portuguese as all of the desk. */
  readonly title: string
  readonly states: readonly ReportState[]
  /** The crimes that it is written for; undefined where it fits every one. */
  readonly crimes?: readonly CrimeRoute[]
  /** Only where somebody asked for a protective measure. */
  readonly forMeasure?: true
  /** Of a question: the end of the JSON pointer that it asks about. */
  readonly campo?: string
  /** With `{unit}` and `{day}`, which the station fills in, and no other place. */
  readonly text: Text
}

/** Violence at home: whoever did it may read along, so these texts say nothing that they may not read. */
export const violenceAtHome: readonly CrimeRoute[] = [
  'violencia',
  'violencia_contra_mulher',
  'violencia-condominio',
]
