import { documentReference } from '@delegacia/domain/rules/document-reference'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { ReportDocument } from '../../documents/report-document.ts'
import { findDocument, storeDocument } from '../../store/documents/documents.ts'
import { findReport, type ReportRow } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { sealOnce, type SealDeps } from './seal-once.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
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
  const report = await findReport(deps.db, { id: reportId })
  if (!report || report.key_destroyed_at !== null) return undefined
  return sealOnce(deps, {
    report,
    part: 'paper',
    find: () => findDocument(deps.db, report.id),
    make: async () => ({ document: await contentOf(deps, report), awaitedSince: report.registered_at }),
    store: (file) => storeDocument(deps.db, file),
  })
}

/** The document that is stored; undefined where none is yet. */
export async function readStoredDocument(
  deps: Pick<DocumentDeps, 'db' | 'vault'>,
  reportId: string,
): Promise<Buffer | undefined> {
  const report = await findReport(deps.db, { id: reportId })
  return report && report.key_destroyed_at === null ? storedDocument(deps, report) : undefined
}

async function storedDocument(
  { db, vault }: Pick<DocumentDeps, 'db' | 'vault'>,
  report: ReportRow,
): Promise<Buffer | undefined> {
  const document = await findDocument(db, report.id)
  return document && vault.decrypt(report.id, report.wrapped_key, 'paper', document.body)
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
