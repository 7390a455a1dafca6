import { paraMap } from '@delegacia/domain/geography/para-map'
import type { Locale } from '@delegacia/domain/language/text'
import { naturesOf } from '@delegacia/domain/lists/natures'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { Address } from '@delegacia/domain/report/address'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { offeredNatures, outcomeOf } from '@delegacia/flows/engine/outcome'

export type ContextConditions = {
  now: Date
  narrativeMaximum: number
  /** The server's own record of a chosen address. */
  findAddress: (chosen: Address) => Address | undefined
}

/** What the questions of a report look at on the server, with the lists in one language. */
export function contextOf(
  flow: Flow,
  report: Occurrence,
  { now, narrativeMaximum, findAddress }: ContextConditions,
  locale: Locale,
): Context {
  const context: Context = {
    now,
    narrativeMaximum,
    findAddress,
    locale,
    readList: (query) => readList(query, locale),
    readDetails: (object) => detailQuestionsOf(object, locale),
    readQuestions: () => questionAnswersOf(flow.crime, locale),
    natures: undefined,
    readCharacteristics: () => somaticFeatures(locale),
    readStateMap: () => paraMap,
    report,
  }
  const outcome = outcomeOf(flow, context)
  const natures = naturesOf(flow.crime, locale, outcome.citizenCrime)
  return { ...context, natures: offeredNatures(natures, outcome) }
}
