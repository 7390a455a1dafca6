import { dueEvents } from '@delegacia/domain/desk/work/due-events'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { readServiceTargets } from './service-targets.ts'
import { appendEvent } from './append-event.ts'
import { progressRow } from './progress-row.ts'
import { readHistory } from './read-history.ts'
import { readSnapshot, standsAt } from './report-snapshot.ts'

/** How many reports are looked at in one call; the rest comes with the next. */
export const batch = 200

/**
 * Writes what time alone has changed: the rows that lists sort by, and the events that are due. Several servers may do so at
 * once: each takes reports that no other has. Returns how many reports were looked at.
 */
export async function refreshProgress(db: Kysely<Database>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('report_progress')
    .select('report_id')
    .where('next_change_at', '<=', now)
    .orderBy('next_change_at')
    .limit(batch)
    .execute()
  for (const { report_id } of due) await db.transaction().execute((trx) => refreshReport(trx, report_id, now))
  return due.length
}

async function refreshReport(trx: Transaction<Database>, report: string, now: Date): Promise<void> {
  const locked = await trx
    .selectFrom('report_progress')
    .select('version')
    .where('report_id', '=', report)
    .where('next_change_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  const snapshot = locked && (await readSnapshot(trx, report))
  if (!snapshot) return
  const progress = standsAt(snapshot, now)
  // Only then may there be something to write down, and only the whole history says whether it stands there.
  const found = progress.correction?.expired ? await readHistory(trx, report) : undefined
  for (const { kind, by } of found ? dueEvents(found.history, now) : []) {
    const appended = await appendEvent(trx, { report, event: { kind, by }, now })
    if (appended.ok) return
  }
  await trx
    .updateTable('report_progress')
    .set(progressRow(progress, { version: locked.version, now, aims: await readServiceTargets(trx) }))
    .where('report_id', '=', report)
    .execute()
}
