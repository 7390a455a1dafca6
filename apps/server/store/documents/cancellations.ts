import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import type { Kysely, Selectable } from 'kysely'
import type { Database, CancellationsTable } from '../tables/tables.ts'

export type CancellationEntry = Selectable<CancellationsTable>

/** Every cancellation and restoration of a report's document, the oldest first. */
export function listCancellationEntries(
  db: Kysely<Database>,
  reportId: string,
): Promise<CancellationEntry[]> {
  return db.selectFrom('paper_marks').selectAll().where('report_id', '=', reportId).orderBy('id').execute()
}

export async function addCancellationEntry(
  db: Kysely<Database>,
  row: Omit<CancellationEntry, 'id'>,
): Promise<void> {
  await db.insertInto('paper_marks').values(row).execute()
}

/** Since when a report's document is cancelled, and why; undefined while it is valid. */
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
