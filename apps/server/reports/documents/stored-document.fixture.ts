import { digestOf } from '../../base/platform/digest-of.ts'
import { storeDocument } from '../../store/documents/documents.ts'
import { documentRow, type StoreDeps } from './sealed-document.ts'

/** Stores a file as a document of a report, as if it had been printed and sealed. */
export const storeFile = (
  { db, vault }: StoreDeps,
  which: Parameters<typeof documentRow>[1],
  { pdf, at, signer = null }: { pdf: Buffer; at: Date; signer?: string | null },
): Promise<boolean> =>
  storeDocument(
    db,
    documentRow(vault, which, {
      pdf,
      sha256: digestOf(pdf),
      issuedAt: at,
      sealed_at: at,
      signer,
      seal_valid_until: null,
      seal_time_trusted: null,
      seal_time_by: null,
    }),
  )
