import type { EventKind, ReportEvent } from '../events/report-event.ts'
import type { ActRow } from './act-row.ts'
import { acts } from './table.ts'

const rows: ReadonlyMap<EventKind, ActRow> = new Map(
  Object.values(acts).map((row: ActRow) => [row.event, row]),
)

/** What the history says of an act besides what happened, by whom and when. */
export const factsOf = (event: ReportEvent) =>
  // Each row reads its own event, which the compiler cannot follow through a lookup.
  (
    rows.get(event.kind)?.facts as
      ((event: ReportEvent) => ReturnType<NonNullable<ActRow['facts']>>) | undefined
  )?.(event)
