import type { Locale } from '@delegacia/domain/language/text'
import { readList } from '@delegacia/domain/lists/read-list'
import type { Context } from '@delegacia/flows/engine/model/context'
import { emptyReport } from '@delegacia/flows/engine/normalize-report'

/** A context with every list of a language and an empty report. */
export const contextIn = (locale: Locale): Context => ({
  now: new Date('2026-11-21T15:00:00Z'),
  locale,
  readList: (query) => readList(query, locale),
  readDetails: () => [],
  natures: undefined,
  readQuestions: () => [],
  readCharacteristics: () => [],
  narrativeMaximum: 5000,
  report: emptyReport(),
})
