import { classificationOf, type Progress } from '@delegacia/domain/desk/events/progress'
import { canBeLate, clocksOf, type ServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { firstDue, isQueued, standsAhead } from '@delegacia/domain/desk/work/queues'
import { nextDangerStep, unopenedSince } from '@delegacia/domain/desk/work/danger-ladder'
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { ReportProgressTable } from '../../store/tables/event-tables.ts'

/** `due_at` and `late_at` may be infinite, which no Date is. */
type Columns = Omit<Insertable<ReportProgressTable>, 'report_id' | 'due_at' | 'late_at'> & {
  due_at: RawBuilder<Date>
  late_at: RawBuilder<Date>
}

/** The row in `report_progress` of a report that stands so at an instant. */
export function progressRow(
  progress: Progress,
  { version, now, aims }: { version: number; now: Date; aims: ServiceTargets },
): Columns {
  const { state, lease, correction, leaving, unansweredSince } = progress
  const clocks = clocksOf(progress, aims, now)
  const isUrgent = clocks.some((clock) => clock.isUrgent)
  const lateable = clocks.filter(({ kind }) => canBeLate(kind)).map(({ due }) => due.getTime())
  const changes = [
    ...leaving.map(({ leavesAt }) => leavesAt),
    ...(lease ? [lease.until] : []),
    ...(state === 'pede_correcao' && correction ? [correction.until] : []),
  ].map((at) => at.getTime())
  return {
    unit_id: progress.unit,
    state,
    since: progress.since,
    registered_at: progress.registeredAt,
    crime: classificationOf(progress).crime,
    is_open: isQueued(progress, clocks),
    is_urgent: isUrgent,
    stands_ahead: standsAhead(clocks),
    due_at: instant(firstDue(clocks)),
    late_at: instant(Math.min(...lateable)),
    holder: lease?.holder.officer ?? null,
    holder_until: lease?.until ?? null,
    holder_role: lease?.holder.role ?? null,
    clocks: JSON.stringify(clocks.map(({ kind, since, due }) => ({ kind, since, due }))),
    waits_citizen: state === 'pede_correcao',
    unanswered_since: unansweredSince ?? null,
    unopened_since: unopenedSince(progress) ?? null,
    danger_times: nextDangerStep(progress)?.times ?? null,
    version,
    next_change_at: changes.length > 0 ? new Date(Math.min(...changes)) : null,
  }
}

const instant = (ms: number): RawBuilder<Date> =>
  sql<Date>`${Number.isFinite(ms) ? new Date(ms).toISOString() : 'infinity'}::timestamptz`
