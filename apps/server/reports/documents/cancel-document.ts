import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import {
  addCancellationEntry,
  findCancellation,
  listCancellationEntries,
  type CancellationEntry,
} from '../../store/documents/cancellations.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { tellCancellation } from './tell-cancellation.ts'
import { isOneLine } from './one-line.ts'

/** Which report's document, by its number in any written form, and who decided it when. */
export type CancellationRequest = { number: string; by: string; at: Date }

export type CancellationRefusal = 'no-number' | 'unknown' | 'by' | 'cancelled-already' | 'not-cancelled'
export type CancellationOutcome = { ok: true } | { ok: false; refusal: CancellationRefusal }

/**
 * Cancels the document of a report. The report stays registered and its document is still handed out; a document that is not
 * sealed yet is cancelled from the start.
 */
export const cancelDocument = (
  db: Kysely<Database>,
  { reason, ...request }: CancellationRequest & { reason: CancellationReason },
): Promise<CancellationOutcome> => changeStatus(db, request, reason)

/** Makes a cancelled document valid again; that it was cancelled stays on record. */
export const restoreDocument = (
  db: Kysely<Database>,
  request: CancellationRequest,
): Promise<CancellationOutcome> => changeStatus(db, request, null)

async function changeStatus(
  db: Kysely<Database>,
  { number, by, at }: CancellationRequest,
  reason: CancellationReason | null,
): Promise<CancellationOutcome> {
  const bop = readBulletinNumber(number)
  if (bop === undefined) return { ok: false, refusal: 'no-number' }
  if (!isOneLine(by)) return { ok: false, refusal: 'by' }
  return db.transaction().execute(async (trx): Promise<CancellationOutcome> => {
    // The lock on the report's row: of two that cancel at once the second finds the first one's entry.
    const report = await trx
      .selectFrom('reports')
      .select('id')
      .where('bop', '=', bop)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!report) return { ok: false, refusal: 'unknown' }
    const isCancelled = (await findCancellation(trx, report.id)) !== undefined
    if (isCancelled === (reason !== null))
      return { ok: false, refusal: isCancelled ? 'cancelled-already' : 'not-cancelled' }
    const kind = reason === null ? 'restored' : 'cancelled'
    await addCancellationEntry(trx, { report_id: report.id, kind, reason, marked_by: by, marked_at: at })
    await tellCancellation(trx, report.id, { reason, since: at }, at)
    return { ok: true }
  })
}

/** The cancellations and restorations of a document, for those who decide or check. */
export type CancellationHistory = Pick<ReportRow, 'bop' | 'registered_at'> & { entries: CancellationEntry[] }

export async function findCancellationHistory(
  db: Kysely<Database>,
  number: string,
): Promise<CancellationHistory | undefined> {
  const bop = readBulletinNumber(number)
  if (bop === undefined) return undefined
  const report = await db
    .selectFrom('reports')
    .select(['id', 'bop', 'registered_at'])
    .where('bop', '=', bop)
    .executeTakeFirst()
  if (!report) return undefined
  const { id, ...known } = report
  return { ...known, entries: await listCancellationEntries(db, id) }
}
