import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import type { Kysely, Selectable } from 'kysely'
import type { Database, PaperMarksTable } from './tables.ts'

export type PaperMark = Selectable<PaperMarksTable>

/** Everything that was said of a report's paper after it was sealed, the first first. */
export function listMarks(db: Kysely<Database>, reportId: string): Promise<PaperMark[]> {
  return db.selectFrom('paper_marks').selectAll().where('report_id', '=', reportId).orderBy('id').execute()
}

export async function addMark(db: Kysely<Database>, row: Omit<PaperMark, 'id'>): Promise<void> {
  await db.insertInto('paper_marks').values(row).execute()
}

/** Since when a report's paper no longer holds, and why; undefined while it holds. */
export async function findCancellation(
  db: Kysely<Database>,
  reportId: string,
): Promise<{ since: Date; reason: CancellationReason } | undefined> {
  const last = await db
    .selectFrom('paper_marks')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.reason ? { since: last.marked_at, reason: last.reason } : undefined
}
