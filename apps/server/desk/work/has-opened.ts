import type { History } from '@delegacia/domain/desk/events/report-event'

/** An opening for a reason holds for as long as a session can. */
const holdsMs = 8 * 3_600_000

/** An opening of before this instant holds no more. */
export const holdsSince = (now: Date): Date => new Date(now.getTime() - holdsMs)

/** Whether this officer has opened the report after that instant. */
export const hasOpened = (history: History, officer: string, since: Date): boolean =>
  history.some((event) => event.kind === 'opened' && event.by.officer === officer && event.at > since)
