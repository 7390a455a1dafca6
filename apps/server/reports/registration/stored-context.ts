import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { readDocumentNames } from './document-names.ts'
import { usualNarrativeMaximum } from './narrative-maximum.ts'
import { contextOf } from './report-context.ts'

/** The form of a stored report, with what its questions look at; undefined where its crime has none any more. */
export async function storedContext(
  stored: Occurrence,
  now: Date,
  locale: Locale = 'pt-br',
): Promise<{ flow: Flow; context: Context } | undefined> {
  const report = readDocumentNames(stored)
  const flow = await findFlowOfReport(report)
  // An address was looked up when the report was registered; what was found is in it.
  const conditions = { now, narrativeMaximum: usualNarrativeMaximum, findAddress: () => undefined }
  return flow && { flow, context: contextOf(flow, report, conditions, locale) }
}
