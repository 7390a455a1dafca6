import { isLeaving, progressOf, standing } from '../events/progress-of.ts'
import { effectOf, type History } from '../events/report-event.ts'
import { threadStep } from './thread-step.ts'

/**
 * When the latest thing that a notice tells of happened, after `since` and until `now`; undefined if there is none to
 * tell. What the citizen did is no news, and nobody is called to a thread that no code opens.
 */
export function latestNews(history: History, since: Date, now: Date): Date | undefined {
  const { wantsNotices, atHome, codeClosed, destroyed } = progressOf(history, now)
  if (!wantsNotices || atHome || codeClosed || destroyed) return undefined
  const instants = standing(history, now)
    .filter((event) => event.by.kind !== 'citizen' && !isLeaving(event, now) && threadStep(event))
    .map((event) => effectOf(event).getTime())
    .filter((instant) => instant > since.getTime())
  return instants.length > 0 ? new Date(Math.max(...instants)) : undefined
}
