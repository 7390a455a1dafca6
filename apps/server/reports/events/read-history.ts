import type { History } from '@delegacia/domain/desk/events/report-event'
import { versionedEvents } from '@delegacia/domain/desk/events/seen-version'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { eventOf } from './event-row.ts'

/** Everything that became of a report, and the version by which a later write knows that nothing has changed. */
export type ReadHistory = { history: History; version: number }

/** The history of a report; undefined where it has none, or where the connection's role may not see it. */
export async function readHistory(db: Kysely<Database>, report: string): Promise<ReadHistory | undefined> {
  const rows = await eventsAfter(db, report, 0)
  if (rows.length === 0) return undefined
  // `beginHistory` writes the first event of a report, and nothing comes before it.
  const history = rows.map(eventOf) as unknown as History
  return { history, version: versionedEvents(history).length }
}

/** The rows of a report's events after the one with that number, the oldest first. */
export const eventsAfter = (db: Kysely<Database>, report: string, seq: number) =>
  db
    .selectFrom('report_events')
    .select(['id', 'kind', 'at', 'author', 'payload'])
    .where('report_id', '=', report)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute()
