import { readByDigest } from '../documents/sealed-document.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { ThreadDeps } from './thread-deps.ts'

/** The sealed document of a report, or its addendum with that SHA-256; undefined if there is none. */
export async function readPaper(
  deps: ThreadDeps,
  report: ReportRow,
  addendumSha256: string | undefined,
): Promise<Buffer | undefined> {
  if (addendumSha256 === undefined) return deps.ensureDocument('report', report.id)
  return (await readByDigest(deps, { report, kind: 'addendum' }, addendumSha256))?.pdf
}
