import type { StateMap } from '@delegacia/domain/geography/state-map'
import type { Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { ReadDetails } from '@delegacia/domain/report/detail-question'
import type { ReadList } from '@delegacia/domain/report/list-query'
import type { Nature } from '@delegacia/domain/report/nature'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

/** What a question may look at besides its own answer. */
export type Context = {
  now: Date
  /** The language that lists are read and answers are shown in. */
  locale: Locale
  readList: ReadList
  readDetails: ReadDetails
  /** The questions of the flow's crime with their answers, or undefined while they are not at hand. */
  readQuestions: () => readonly QuestionAnswer[] | undefined
  /** The natures that the flow offers after what was answered, or undefined while they are not at hand. */
  natures: readonly Nature[] | undefined
  /** What a suspect may look like, or undefined while it is not at hand. */
  readCharacteristics: () => readonly Characteristic[] | undefined
  /** Municipalities and outline of the State, or undefined while they are not at hand. */
  readStateMap?: () => StateMap | undefined
  /** Characters; TAMANHO_DO_RELATO. */
  narrativeMaximum: number
  report: Occurrence
  /** The server's own record of a chosen address; a browser, which has none, trusts the search result. */
  findAddress?: (chosen: Address) => Address | undefined
}
