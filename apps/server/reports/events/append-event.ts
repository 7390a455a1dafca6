import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import type { RegisteredEvent, ReportEvent } from '@delegacia/domain/desk/events/report-event'
import { isVersioned } from '@delegacia/domain/desk/events/seen-version'
import { refusalAt } from '@delegacia/domain/desk/acceptance/refusal-of'
import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import type { ServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { sql, type OperationNodeSource, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { writeTogether } from '../../store/connection/write-together.ts'
import { readServiceTargets } from './service-targets.ts'
import { newId, rowOf } from './event-row.ts'
import { progressRow } from './progress-row.ts'
import { snapshotOf, snapshotRow, snapshotWith, readSnapshot, standsAt } from './report-snapshot.ts'

export type Addition = {
  report: string
  event: NewEvent
  now: Date
  /** The version that the writer has read; absent where any will do. */
  expected?: number | undefined
}

export type AppendResult =
  | { ok: true; event: ReportEvent; progress: Progress; version: number }
  /** `stale`: something else was written since; `unknown`: there is no such report, or not for this connection. */
  | { ok: false; refusal: Refusal | 'stale' | 'unknown' }

/**
 * Adds an event to a report, in the transaction of what it tells, or says why it cannot be. Writers of one report wait for
 * each other until that transaction ends. What it costs does not grow with the history.
 */
export async function appendEvent(
  trx: Transaction<Database>,
  { report, event: added, now, expected }: Addition,
): Promise<AppendResult> {
  const locked = await trx
    .selectFrom('report_progress')
    .select(['unit_id', 'version'])
    .where('report_id', '=', report)
    .forUpdate()
    .executeTakeFirst()
  // A statement of its own: one that waited for the lock would see what stood in other rows before it waited.
  const snapshot = locked && (await readSnapshot(trx, report))
  if (!snapshot) return { ok: false, refusal: 'unknown' }
  if (expected !== undefined && expected !== locked.version) return { ok: false, refusal: 'stale' }
  // Two servers' clocks may differ: the order of the events is also the order of their instants.
  const event = { ...added, id: newId(), at: now < snapshot.at ? snapshot.at : now } as ReportEvent
  const refusal = refusalAt(standsAt(snapshot, event.at), event)
  if (refusal) return { ok: false, refusal }
  const next = snapshotWith(snapshot, event)
  await trx
    .insertInto('report_events')
    .values(rowOf(report, next.seq, event))
    .execute()
  await snapshotRow(trx, report, next).execute()
  const progress = standsAt(next, event.at)
  const version = locked.version + (isVersioned(event) ? 1 : 0)
  const row = progressRow(progress, { version, now: event.at, aims: await readServiceTargets(trx) })
  await trx.updateTable('report_progress').set(row).where('report_id', '=', report).execute()
  if (row.unit_id !== locked.unit_id) await moveTo(trx, report, row.unit_id)
  return { ok: true, event, progress, version }
}

/** What writes the first event of a report and what follows from it, in the transaction that registers it. */
export function historyRows(
  trx: Transaction<Database>,
  report: string,
  first: Omit<RegisteredEvent, 'id'>,
  aims: ServiceTargets,
): readonly OperationNodeSource[] {
  const event: RegisteredEvent = { ...first, id: newId() }
  const snapshot = snapshotOf([event])
  const row = progressRow(standsAt(snapshot, event.at), { version: 1, now: event.at, aims })
  return [
    trx.insertInto('report_units').values({ report_id: report, unit_id: event.unit }),
    trx.insertInto('report_events').values(rowOf(report, 1, event)),
    snapshotRow(trx, report, snapshot),
    trx.insertInto('report_progress').values({ report_id: report, ...row }),
  ]
}

/** Writes the first event of a report. */
export const beginHistory = async (
  trx: Transaction<Database>,
  report: string,
  first: Omit<RegisteredEvent, 'id'>,
): Promise<void> =>
  void (await writeTogether(trx, historyRows(trx, report, first, await readServiceTargets(trx))))

/** The other unit must be among those of the transaction while the row changes; afterwards it is out of reach again. */
async function moveTo(trx: Transaction<Database>, report: string, unit: number): Promise<void> {
  const { rows } = await sql<{ units: string }>`
    select coalesce(current_setting('desk.units', true), '') as units`.execute(trx)
  const units = rows[0]?.units ?? ''
  const set = (value: string) => sql`select set_config('desk.units', ${value}, true)`.execute(trx)
  if (units !== '') await set(units === '{}' ? `{${unit}}` : units.replace('}', `,${unit}}`))
  await trx.updateTable('report_units').set({ unit_id: unit }).where('report_id', '=', report).execute()
  if (units !== '') await set(units)
}
