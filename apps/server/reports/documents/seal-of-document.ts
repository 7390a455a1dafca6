import type { Kysely } from 'kysely'
import { sealFactsOf } from '../../documents/seal/seal-facts.ts'
import { storeSeal, type DocumentFacts, type SealColumns } from '../../store/documents/documents.ts'
import type { Database } from '../../store/tables/tables.ts'

/**
 * The facts of a file's seal as they are stored with the document.
 * @param keptAt when the station sealed it by its own clock; used if there is no time stamp
 */
export function sealColumns(pdf: Uint8Array, keptAt: Date): SealColumns {
  const { signer, sealedAt, timeIsTrusted, timeStampBy, validUntil } = sealFactsOf(Buffer.from(pdf))
  return {
    signer,
    sealed_at: timeIsTrusted ? sealedAt : keptAt,
    seal_time_trusted: timeIsTrusted,
    seal_time_by: timeStampBy ?? null,
    seal_valid_until: validUntil,
  }
}

/** The seal of a document; for one that is older than these columns it is read from the file, if there is one, and stored. */
export async function sealOf(
  db: Kysely<Database>,
  document: DocumentFacts,
  pdf: Buffer | undefined,
): Promise<SealColumns> {
  if (document.seal_valid_until !== null || pdf === undefined) return document
  const seal = sealColumns(pdf, document.sealed_at)
  await storeSeal(db, { report: document.report_id, kind: document.kind, number: document.number }, seal)
  return seal
}
