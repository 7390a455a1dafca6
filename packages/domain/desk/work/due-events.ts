import { progressOf } from '../events/progress-of.ts'
import type { EventOf, History } from '../events/report-event.ts'

/** What the station has to write down because a time has passed; it changes no state, which `progressOf` knows by itself. */
export type DueEvent = Omit<EventOf<'correctionExpired'>, 'id'>

export function dueEvents(history: History, now: Date): DueEvent[] {
  const { correction } = progressOf(history, now)
  if (!correction?.expired) return []
  const isWritten = history.some(({ kind, at }) => kind === 'correctionExpired' && at >= correction.until)
  return isWritten ? [] : [{ kind: 'correctionExpired', at: correction.until, by: { kind: 'station' } }]
}
