import type { FieldError } from '@delegacia/contract/http/failure'
import { localeOf, type Locale } from '@delegacia/domain/language/text'
import { isLeftOut, type NotOffered } from '@delegacia/domain/lists/crimes'
import { emailOf } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { narrative, narrativeHtml, type Translation } from '@delegacia/flows/engine/narrative'
import { reportIssues, type FieldIssue } from '@delegacia/flows/engine/report-issues'
import { submitReport } from '@delegacia/flows/engine/submit-report'
import { tidyAnswers } from '@delegacia/flows/engine/tidy-answers'
import { documentSections } from '@delegacia/flows/engine/document-sections'
import { writeDocumentNames } from './document-names.ts'
import { contradictions } from './contradictions.ts'
import { atSentDocument, withDocumentsInPlace } from './documents-in-place.ts'
import { unaskedEntries } from './unasked-entries.ts'
import { contextOf, type ContextConditions } from './report-context.ts'
import type { Translator } from '../../integrations/translator.ts'
import type { DocumentSection, NarrativeParagraph } from '@delegacia/flows/engine/summary-types'

/** A report that may be registered, with everything that its document prints. */
export type SoundReport = {
  ok: true
  /** Only what the open questions asked for; descriptions and documents in Portuguese. */
  report: Occurrence
  crime: number
  /** Somebody nearby may be dangerous. */
  discreet: boolean
  occurrence: string
  sections: DocumentSection[]
  narrative: NarrativeParagraph[]
  /** Where it happened. */
  municipality: string | undefined
  email: string
  locale: Locale
}

type Conditions = ContextConditions & {
  /** Whether a report is only taken with the place of the device, as the gate before the form asks (SH-10). */
  devicePlace?: boolean
  translator: Translator
  /** Crimes that the operator has switched off. */
  crimesNotOffered: readonly NotOffered[]
}

/** Checks a whole report by the flow of its crime, the same calls as in the browser (SU-10). */
export async function examine(
  body: Occurrence,
  conditions: Conditions,
): Promise<SoundReport | { ok: false; issues: FieldError[] }> {
  const locale = localeOf(body.IdIdioma)
  const refused = (found: readonly FieldIssue[]) => ({
    ok: false as const,
    issues: found.map(fieldIssue(locale)),
  })

  const flow = await findFlowOfReport(body)
  if (!flow || isLeftOut(flow.crime, body.fato.endereco?.id_localidade, conditions.crimesNotOffered))
    return refused([{ campo: '/INFO_BOP/ID_CRIME', issue: { code: 'crimeNotOffered' } }])

  if (conditions.devicePlace && !hasDevicePlace(body))
    return refused([{ campo: '/registrante/lat', issue: { code: 'devicePlaceRequired' } }])

  // The record is a Portuguese document, so lists are read in Portuguese whatever the person's language.
  const asSent = contextOf(flow, withDocumentsInPlace(body), conditions, 'pt-br')
  const context = { ...asSent, report: tidyAnswers(flow, asSent) }
  const found = reportIssues(flow, context).map(atSentDocument(body))
  const unasked = unaskedEntries(flow, body).filter(({ campo }) => found.every((one) => one.campo !== campo))
  if (found.length + unasked.length > 0) return refused([...found, ...unasked])

  const report = submitReport(flow, context)
  const contradicting = contradictions(body, report)
  if (contradicting.length > 0) return refused(contradicting)

  const translation = await translationOf(report, locale, conditions.translator)
  return { ok: true, locale, ...documentsOf(flow, { ...context, report }, translation) }
}

/** The translation of an account in another language; if none is available the document says so (SU-06). */
async function translationOf(
  { relato_plain = '', relato_original = relato_plain }: Occurrence,
  locale: Locale,
  translator: Translator,
): Promise<Translation | undefined> {
  return locale === 'pt-br' ? undefined : ((await translator.translate(relato_original, locale)) ?? 'none')
}

function documentsOf(flow: Flow, context: Context, translation: Translation | undefined) {
  const { report } = context
  const document = narrative(flow, context, translation)
  return {
    report: { ...writeDocumentNames(report), relato: narrativeHtml(document) },
    crime: flow.crime,
    discreet: flow.discreet === true,
    occurrence: report.fato.ds_natureza ?? flow.title.pt,
    sections: documentSections(flow, context),
    narrative: document,
    municipality: report.fato.endereco?.ds_localidade,
    email: emailOf(report.envolvido[0]),
  }
}

const fieldIssue =
  (locale: Locale) =>
  ({ campo, issue }: FieldIssue): FieldError => ({
    campo,
    chave: issue.code,
    mensagem: issueMessage(issue, locale),
  })

const hasDevicePlace = ({ registrante: { lat, lon } = {} }: Occurrence): boolean =>
  lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
