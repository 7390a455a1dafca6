import type { ByOfficer } from '../events/author.ts'
import type { ReportEvent } from '../events/report-event.ts'
import { actRow, type ReportAct } from './report-act.ts'

/** What an act would write, with just enough to ask the report whether it takes it. */
export function trialEvent(act: ReportAct, by: ByOfficer, now: Date): ReportEvent {
  const { event, trial } = actRow(act)
  // Each row has what its own event says, which the compiler cannot follow through a lookup.
  return { kind: event, id: '', at: now, by, ...trial?.(by, now) } as ReportEvent
}
