import { findAddendum } from '../../store/documents/addenda.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { ThreadDeps } from './thread-deps.ts'

/** The sealed paper of a report, or its addendum with that SHA-256; undefined where there is none. */
export async function readPaper(
  { db, vault, ensureDocument }: ThreadDeps,
  report: ReportRow,
  addendumSha256: string | undefined,
): Promise<Buffer | undefined> {
  if (addendumSha256 === undefined) return ensureDocument(report.id)
  const found = await findAddendum(db, report.id, Buffer.from(addendumSha256, 'hex'))
  return found && vault.decrypt(report.id, report.wrapped_key, 'addendum', found.body)
}
