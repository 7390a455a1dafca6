import type { OpeningReason } from '../events/event-parts.ts'
import type { History } from '../events/report-event.ts'
import type { UnitRole } from '../roles.ts'

/** Who opened the report, as its citizen may know: role, unit, hour and reason. */
export type ReportOpening = {
  readonly at: Date
  readonly role: UnitRole
  readonly unit: number
  readonly reason: OpeningReason
  /** Another unit broke the glass. */
  readonly acrossUnits: boolean
}

/** The openings until an instant, the newest first. */
export const openingsOf = (history: History, now: Date): ReportOpening[] =>
  history
    .flatMap((event): ReportOpening[] =>
      event.kind === 'opened' && event.at <= now
        ? [
            {
              at: event.at,
              role: event.by.role,
              unit: event.by.unit,
              reason: event.reason,
              acrossUnits: event.until !== undefined,
            },
          ]
        : [],
    )
    .toReversed()
