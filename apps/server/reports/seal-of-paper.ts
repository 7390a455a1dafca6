import type { Kysely } from 'kysely'
import { sealFactsOf } from '../documents/seal/seal-facts.ts'
import { keepSeal, type PaperRow, type SealColumns } from '../store/papers.ts'
import type { Database } from '../store/tables.ts'

/**
 * What a sealed file says of its seal, as it is kept beside it.
 * @param keptAt when the station sealed it by its own clock; counts where no time stamp says better
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

/** The seal of a paper; of one that is older than these columns it is read from the file while there is one, and kept. */
export async function sealOf(
  db: Kysely<Database>,
  paper: PaperRow,
  pdf: Buffer | undefined,
): Promise<SealColumns> {
  if (paper.seal_valid_until !== null || pdf === undefined) return paper
  const seal = sealColumns(pdf, paper.sealed_at)
  await keepSeal(db, paper.report_id, seal)
  return seal
}
