import { retryTransient } from '../../store/connection/retry-transient.ts'
import type { AskedKind, DocumentDeps, EnsureDocument, MakeDocument } from './make-document.ts'
import { makeInterview } from './make-interview.ts'
import { makePetition } from './make-petition.ts'
import { makePoliceCopy } from './make-police-copy.ts'
import { makeRemovalNotice } from './make-removal-notice.ts'
import { makeCodelessDocument, makeReportDocument } from './make-report-document.ts'
import { ensureStored, findReadableReport, readDocument, type StoreDeps } from './sealed-document.ts'

const makers: Record<AskedKind, MakeDocument> = {
  report: makeReportDocument,
  codeless: makeCodelessDocument,
  policeCopy: makePoliceCopy,
  petition: makePetition,
  interview: makeInterview,
  removalNotice: makeRemovalNotice,
}

/** Requests for a document that is being made wait for the same one. */
export function createEnsureDocument(deps: DocumentDeps): EnsureDocument {
  const underway = new Map<string, Promise<Buffer | undefined>>()
  const ensure = async (kind: AskedKind, id: string, number: number) => {
    const report = await findReadableReport(deps.db, id)
    if (!report) return undefined
    return ensureStored(deps, { report, kind, number }, () =>
      makers[kind]({ ...deps, ensureDocument }, report, number),
    )
  }
  const ensureDocument: EnsureDocument = (kind, id, number = 1) => {
    const name = `${kind}/${id}/${number}`
    const same = underway.get(name)
    if (same) return same
    const document = retryTransient(() => ensure(kind, id, number)).finally(() => underway.delete(name))
    underway.set(name, document)
    return document
  }
  return ensureDocument
}

/** The same of documents that are stored: nothing is made. */
export const readStoredDocument =
  (deps: StoreDeps): EnsureDocument =>
  async (kind, id, number = 1) => {
    const report = await findReadableReport(deps.db, id)
    return report && readDocument(deps, { report, kind, number })
  }
