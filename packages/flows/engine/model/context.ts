import type { StateMap } from '@delegacia/domain/geography/state-map'
import type { Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { ReadDetails } from '@delegacia/domain/report/detail-question'
import type { ReadList } from '@delegacia/domain/report/list-query'
import type { Nature } from '@delegacia/domain/report/nature'
import type { QuestionAnswer } from '@delegacia/domain/report/question-answer'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

/** What a field may read besides its own entity. */
export type Context = {
  now: Date
  /** Whether `now` is the clock of a device that has not heard the station's: it refuses nothing for lying in the future. */
  unsureClock?: boolean
  /** The language of lists and of displayed answers. */
  locale: Locale
  readList: ReadList
  readDetails: ReadDetails
  /** The questions of the flow's crime with their answers, or undefined while they are not loaded. */
  readQuestions: () => readonly QuestionAnswer[] | undefined
  /** The natures that can be chosen after the answers so far, or undefined while they are not loaded. */
  natures: readonly Nature[] | undefined
  /** The catalogue of a suspect's characteristics, or undefined while it is not loaded. */
  readCharacteristics: () => readonly Characteristic[] | undefined
  /** Municipalities and outline of the State, or undefined while they are not loaded. */
  readStateMap?: () => StateMap | undefined
  /** Characters; TAMANHO_DO_RELATO. */
  narrativeMaximum: number
  report: Occurrence
  /** Whether the flow is discreet: browsers must complete and keep nothing of what is typed. */
  discreet?: boolean | undefined
  /** The server's record of a chosen address; a browser has none and trusts the search result. */
  findAddress?: (chosen: Address) => Address | undefined
}
