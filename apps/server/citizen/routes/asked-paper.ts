import { codelessWay } from '@delegacia/contract/print'
import type { EnsureDocument } from '../../reports/documents/make-document.ts'

/** The paper of a report that is asked for: without its code for `sem-codigo`, which a paper where danger is near never has. */
export const askedPaper = async (
  ensureDocument: EnsureDocument,
  report: string,
  way: unknown,
): Promise<Buffer | undefined> =>
  (way === codelessWay ? await ensureDocument('codeless', report) : undefined) ??
  ensureDocument('report', report)
