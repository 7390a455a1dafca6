import { randomUUID } from 'node:crypto'
import type { ReportEvent } from '@delegacia/domain/desk/events/report-event'
import type { Insertable, Selectable } from 'kysely'
import type { ReportEventsTable } from '../../store/tables/event-tables.ts'

type Row = Pick<Selectable<ReportEventsTable>, 'id' | 'kind' | 'at' | 'author' | 'payload'>

/** The members of an event that are instants besides its own. */
const instants: readonly string[] = ['until', 'leavesAt', 'since', 'orderedAt']

export const newId = (): string => randomUUID()

export function rowOf(report: string, seq: number, event: ReportEvent): Insertable<ReportEventsTable> {
  const { id, kind, at, by, ...payload } = event
  return {
    report_id: report,
    seq,
    id,
    kind,
    at,
    author: JSON.stringify(by),
    payload: JSON.stringify(payload),
  }
}

/** The event that `rowOf` wrote. */
export function eventOf({ id, kind, at, author, payload }: Row): ReportEvent {
  const revived = Object.entries(payload).map(([name, value]) => [
    name,
    instants.includes(name) && typeof value === 'string' ? new Date(value) : value,
  ])
  // Only `rowOf` writes rows, so that a payload is what its kind has.
  return { id, kind, at, by: author, ...Object.fromEntries(revived) } as ReportEvent
}
