import { begun } from './begun.ts'
import { effects } from './effects.ts'
import type { LeavingEvent, Progress } from './progress.ts'
import { effectOf, type History, type ReportEvent } from './report-event.ts'
import { settled } from './settled.ts'

/**
 * A history of which the beginning is folded: what nobody can take back any more, as the progress that it led to, and the
 * events from the first one on that may still be taken back.
 */
export type Snapshot = { readonly final: Progress; readonly open: readonly ReportEvent[] }

/** The same history with its registration folded alone. */
export const unfolded = ([first, ...open]: History): Snapshot => ({ final: begun(first), open })

/**
 * Where a report stands at an instant. What ends by itself (a lease, the days for an answer) has ended then, whether the
 * station wrote it down or not; what may still be taken back has not begun. It never throws: a step that does not exist
 * changes nothing, and `refusalOf` keeps such steps out of a history.
 */
export const progressOf = (history: History, now: Date): Progress => progressFrom(unfolded(history), now)

/** The same of a folded history, at an instant that is not before the one until which it was folded. */
export function progressFrom({ final, open }: Snapshot, now: Date): Progress {
  let progress = final
  for (const event of withoutTakenBack(open, now))
    progress = isLeaving(event, now)
      ? { ...progress, leaving: [...progress.leaving, event] }
      : after(progress, event)
  return settled(progress, now)
}

/** Folds everything that is final at an instant, which is not before the last event. What comes later changes none of it. */
export function foldUntil({ final, open }: Snapshot, at: Date): Snapshot {
  const kept = withoutTakenBack(open, at)
  const firstOpen = kept.find((event) => isLeaving(event, at))
  if (!firstOpen) return { final: kept.reduce(after, final), open: [] }
  return {
    final: kept.slice(0, kept.indexOf(firstOpen)).reduce(after, final),
    open: open.slice(open.indexOf(firstOpen)),
  }
}

/** The events until an instant, without those that were taken back before they left. */
export const standing = ([, ...rest]: History, now: Date): ReportEvent[] => withoutTakenBack(rest, now)

function withoutTakenBack(events: readonly ReportEvent[], now: Date): ReportEvent[] {
  const past = events.filter(({ at }) => at <= now)
  // Taken back once is taken back: of several the first counts, which a map keeps last.
  const takenBack = new Map(
    past.toReversed().flatMap((event) => (event.kind === 'takenBack' ? [[event.event, event.at]] : [])),
  )
  return past.filter((event) => {
    const back = 'leavesAt' in event ? takenBack.get(event.id) : undefined
    return back === undefined || back >= effectOf(event)
  })
}

export const isLeaving = (event: ReportEvent, now: Date): event is LeavingEvent =>
  'leavesAt' in event && event.leavesAt > now

function after(before: Progress, event: ReportEvent): Progress {
  const progress = settled(before, effectOf(event))
  // Each kind has its own row in `effects`, which the compiler cannot follow through a lookup.
  const effect = effects[event.kind] as (progress: Progress, event: ReportEvent) => Partial<Progress>
  return { ...progress, ...effect(progress, event) }
}
