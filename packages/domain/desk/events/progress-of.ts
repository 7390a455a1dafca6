import { begun } from './begun.ts'
import { effects } from './effects.ts'
import type { LeavingEvent, Progress } from './progress.ts'
import { effectOf, type History, type ReportEvent } from './report-event.ts'
import { settled } from './settled.ts'

/**
 * Where a report stands at an instant. What ends by itself (a lease, the days for an answer) has ended then, whether the
 * station wrote it down or not; what may still be taken back has not begun. It never throws: a step that does not exist
 * changes nothing, and `refusalOf` keeps such steps out of a history.
 */
export function progressOf(history: History, now: Date): Progress {
  let progress = begun(history[0])
  for (const event of standing(history, now))
    progress = isLeaving(event, now)
      ? { ...progress, leaving: [...progress.leaving, event] }
      : applied(settled(progress, effectOf(event)), event)
  return settled(progress, now)
}

/** The events until an instant, without those that were taken back before they left. */
export function standing([, ...rest]: History, now: Date): ReportEvent[] {
  const past = rest.filter(({ at }) => at <= now)
  const takenBack = new Map(
    past.flatMap((event) => (event.kind === 'takenBack' ? [[event.event, event.at]] : [])),
  )
  return past.filter((event) => {
    const back = 'leavesAt' in event ? takenBack.get(event.id) : undefined
    return back === undefined || back >= effectOf(event)
  })
}

export const isLeaving = (event: ReportEvent, now: Date): event is LeavingEvent =>
  'leavesAt' in event && event.leavesAt > now

function applied(progress: Progress, event: ReportEvent): Progress {
  // Each kind has its own row in `effects`, which the compiler cannot follow through a lookup.
  const effect = effects[event.kind] as (progress: Progress, event: ReportEvent) => Partial<Progress>
  return { ...progress, ...effect(progress, event) }
}
