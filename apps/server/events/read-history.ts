import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'
import { eventOf } from './event-row.ts'
import { versionOf } from './progress-row.ts'

/** Everything that became of a report, and the version by which a later write knows that nothing has changed. */
export type Found = { history: History; version: number }

/** The history of a report; undefined where it has none, or where the connection's role may not see it. */
export async function readHistory(db: Kysely<Database>, report: string): Promise<Found | undefined> {
  const rows = await db
    .selectFrom('report_events')
    .select(['id', 'kind', 'at', 'author', 'payload'])
    .where('report_id', '=', report)
    .orderBy('seq')
    .execute()
  if (rows.length === 0) return undefined
  // `beginHistory` writes the first event of a report, and nothing comes before it.
  const history = rows.map(eventOf) as unknown as History
  return { history, version: versionOf(history) }
}
