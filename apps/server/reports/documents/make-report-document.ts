import { localeOf } from '@delegacia/domain/language/text'
import { documentSections } from '@delegacia/flows/engine/document-sections'
import type { ReportRow } from '../../store/reports.ts'
import { documentReference } from '@delegacia/domain/rules/document-reference'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { ReportDocument } from '../../documents/report-document.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import { storedContext } from '../registration/stored-context.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
import type { MakeDocument, MakerDeps } from './make-document.ts'
import { printAndSeal } from './sealed-document.ts'
import { virtualStation } from '../registration/unit.ts'

/** The sealed document of a report. */
export const makeReportDocument: MakeDocument = async (deps, report) =>
  printAndSeal(deps, await contentOf(deps, report), report.registered_at)

/**
 * The same without the code that opens the thread, to hand to a bank, an insurer or an employer; sealed as well. Of a report
 * in another language it says everything in that one too, for who reads it abroad.
 */
export const makeCodelessDocument: MakeDocument = async (deps, report) => {
  const { authenticationCode, ...content } = await contentOf(deps, report)
  // Where danger is near the paper itself has no code.
  if (authenticationCode === undefined) return undefined
  const beside = await besideOf(deps, report)
  return printAndSeal(deps, { ...content, toShow: true, ...(beside && { beside }) }, report.registered_at)
}

/** The sections in the language in which the report was made; undefined for Portuguese. */
async function besideOf({ vault }: MakerDeps, row: ReportRow): Promise<ReportDocument['beside']> {
  const { report } = decryptBody(vault, row)
  const locale = localeOf(report.IdIdioma)
  if (locale === 'pt-br') return undefined
  const stored = await storedContext(report, row.registered_at, locale)
  return stored && { locale, sections: documentSections(stored.flow, stored.context) }
}

async function contentOf({ vault, sealer, publicUrl }: MakerDeps, row: ReportRow): Promise<ReportDocument> {
  const {
    report,
    occurrence,
    sections,
    narrative,
    authenticationCode,
    unit = virtualStation,
  } = decryptBody(vault, row)
  const flow = await findFlowOfReport(report)
  return {
    number: formatBulletinNumber(row.bop),
    occurrence,
    registeredAt: row.registered_at,
    sections,
    narrative,
    // It opens the thread: where danger is near, nobody may find it on a paper.
    ...(flow?.discreet !== true && { authenticationCode }),
    // After the hash, where it reaches no server's log. It may stay in a browser's history, so that it must open nothing.
    validationUrl: `${publicUrl}/#/validar/${documentReference(row.code_digest.toString('hex'))}`,
    unit,
    whatDepends: dependsOnPaper(report, row.registered_at),
    test: sealer.test,
  }
}
