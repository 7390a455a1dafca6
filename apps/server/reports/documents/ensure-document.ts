import { documentReference } from '@delegacia/domain/rules/document-reference'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { ReportDocument } from '../../documents/report-document.ts'
import type { ReportRow } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
import {
  ensureStored,
  findReadableReport,
  printAndSeal,
  readDocument,
  type StoreDeps,
  type SealDeps,
} from './sealed-document.ts'
import { virtualStation } from '../registration/unit.ts'

export type DocumentDeps = SealDeps & { publicUrl: string }

/** The sealed PDF of a report: the one that is stored, or printed, sealed and stored now. Undefined: no such report. */
export type EnsureDocument = (reportId: string) => Promise<Buffer | undefined>

/** Requests for a document that is being made wait for the same one. */
export function createEnsureDocument(deps: DocumentDeps): EnsureDocument {
  const underway = new Map<string, Promise<Buffer | undefined>>()
  return (reportId) => {
    const same = underway.get(reportId)
    if (same) return same
    const document = retryTransient(() => documentOf(deps, reportId)).finally(() => underway.delete(reportId))
    underway.set(reportId, document)
    return document
  }
}

async function documentOf(deps: DocumentDeps, reportId: string): Promise<Buffer | undefined> {
  const report = await findReadableReport(deps.db, reportId)
  return (
    report &&
    ensureStored(deps, { report, kind: 'report' }, async () =>
      printAndSeal(deps, await contentOf(deps, report), report.registered_at),
    )
  )
}

/** The document of a report, or its request to a judge, that is stored; undefined if none is yet. */
export async function readStored(
  deps: StoreDeps,
  kind: 'report' | 'petition',
  reportId: string,
): Promise<Buffer | undefined> {
  const report = await findReadableReport(deps.db, reportId)
  return report && readDocument(deps, { report, kind })
}

async function contentOf(
  { vault, sealer, publicUrl }: DocumentDeps,
  row: ReportRow,
): Promise<ReportDocument> {
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
