import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import { addMark, findCancellation, listMarks, type PaperMark } from '../store/paper-marks.ts'
import type { ReportRow } from '../store/reports.ts'
import type { Database } from '../store/tables.ts'
import { isOneLine } from './one-line.ts'

/** Which report's paper, in any written form of its number, and who says so of it. */
export type Marking = { number: string; by: string; at: Date }

export type MarkFault = 'no-number' | 'unknown' | 'by' | 'cancelled-already' | 'not-cancelled'
export type MarkOutcome = { ok: true } | { ok: false; fault: MarkFault }

/**
 * Says of a report's paper that it no longer holds. The report stays registered and its paper is given out as before; a
 * paper that is not sealed yet is cancelled from its first moment.
 */
export const cancelPaper = (
  db: Kysely<Database>,
  { reason, ...marking }: Marking & { reason: CancellationReason },
): Promise<MarkOutcome> => mark(db, marking, reason)

/** Says of a cancelled paper that it holds again; that it was cancelled stays on record. */
export const restorePaper = (db: Kysely<Database>, marking: Marking): Promise<MarkOutcome> =>
  mark(db, marking, null)

async function mark(
  db: Kysely<Database>,
  { number, by, at }: Marking,
  reason: CancellationReason | null,
): Promise<MarkOutcome> {
  const bop = readBulletinNumber(number)
  if (bop === undefined) return { ok: false, fault: 'no-number' }
  if (!isOneLine(by)) return { ok: false, fault: 'by' }
  return db.transaction().execute(async (trx): Promise<MarkOutcome> => {
    // The report's row is the turnstile: of two who cancel at once the second finds the first one's mark.
    const report = await trx
      .selectFrom('reports')
      .select('id')
      .where('bop', '=', bop)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!report) return { ok: false, fault: 'unknown' }
    const isCancelled = (await findCancellation(trx, report.id)) !== undefined
    if (isCancelled === (reason !== null))
      return { ok: false, fault: isCancelled ? 'cancelled-already' : 'not-cancelled' }
    const kind = reason === null ? 'restored' : 'cancelled'
    await addMark(trx, { report_id: report.id, kind, reason, marked_by: by, marked_at: at })
    return { ok: true }
  })
}

/** What is known of a paper's marks, for those who decide or check. */
export type PaperHistory = Pick<ReportRow, 'bop' | 'registered_at'> & { marks: PaperMark[] }

export async function findPaperHistory(
  db: Kysely<Database>,
  number: string,
): Promise<PaperHistory | undefined> {
  const bop = readBulletinNumber(number)
  if (bop === undefined) return undefined
  const report = await db
    .selectFrom('reports')
    .select(['id', 'bop', 'registered_at'])
    .where('bop', '=', bop)
    .executeTakeFirst()
  if (!report) return undefined
  const { id, ...known } = report
  return { ...known, marks: await listMarks(db, id) }
}
