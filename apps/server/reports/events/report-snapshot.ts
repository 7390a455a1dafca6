import type { Progress } from '@delegacia/domain/desk/events/progress'
import { snapshotRules } from '@delegacia/domain/desk/events/effects'
import { foldUntil, progressFrom, unfolded, type Snapshot } from '@delegacia/domain/desk/events/progress-of'
import type { History, ReportEvent } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { eventOf } from './event-row.ts'
import { eventsAfter, readHistory } from './read-history.ts'

/** A report's history, folded until its last event. */
export type ReportSnapshot = Snapshot & {
  /** How many events there are, and when the last one was. */
  readonly seq: number
  readonly at: Date
}

/** Where the report stands at an instant; of one before the last event, by another clock, as of that event. */
export const standsAt = (snapshot: ReportSnapshot, now: Date): Progress =>
  progressFrom(snapshot, now < snapshot.at ? snapshot.at : now)

/** Folds a whole history. */
export function snapshotOf(history: History): ReportSnapshot {
  const last: ReportEvent = history.at(-1) ?? history[0]
  return { ...foldUntil(unfolded(history), last.at), seq: history.length, at: last.at }
}

/** The snapshot with one more event, which is not before the last one. */
export const snapshotWith = (snapshot: ReportSnapshot, event: ReportEvent): ReportSnapshot => ({
  ...foldUntil({ final: snapshot.final, open: [...snapshot.open, event] }, event.at),
  seq: snapshot.seq + 1,
  at: event.at,
})

/**
 * The folded history of a report: one row and what may still be taken back, however long the history is. Undefined where the
 * report has none, or where the connection's role may not see it.
 */
export async function readSnapshot(
  db: Kysely<Database>,
  report: string,
): Promise<ReportSnapshot | undefined> {
  const row = await db
    .selectFrom('report_folds')
    .select(['seq', 'at', 'final_seq', 'final'])
    .where('report_id', '=', report)
    .where('rules', '=', snapshotRules)
    .executeTakeFirst()
  if (!row) return readWhole(db, report)
  const { seq, at, final_seq, final } = row
  // Only `snapshotRow` writes rows, of these same rules.
  const folded = { seq, at, final: revived(final) as Progress }
  if (final_seq === seq) return { ...folded, open: [] }
  const open = await eventsAfter(db, report, final_seq)
  // Another event may have come since the first statement; it is of the next snapshot.
  return { ...folded, open: open.slice(0, seq - final_seq).map(eventOf) }
}

async function readWhole(db: Kysely<Database>, report: string): Promise<ReportSnapshot | undefined> {
  const found = await readHistory(db, report)
  return found && snapshotOf(found.history)
}

/** What keeps the folded history of a report, in the transaction that adds its last event. */
export function snapshotRow(db: Kysely<Database>, report: string, { final, open, seq, at }: ReportSnapshot) {
  const kept = {
    rules: snapshotRules,
    seq,
    at,
    final_seq: seq - open.length,
    final: JSON.stringify(marked(final)),
  }
  return db
    .insertInto('report_folds')
    .values({ report_id: report, ...kept })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(kept))
}

/** Instants as objects, so that none is forgotten when they are read, and no text is taken for one. */
function marked(value: unknown): unknown {
  if (value instanceof Date) return { instant: value.toISOString() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]))
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (typeof value !== 'object' || value === null) return value
  if ('instant' in value && typeof value.instant === 'string') return new Date(value.instant)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revived(one)]))
}
