import { stateNow } from '@delegacia/domain/language/dates'

export type Schedule = {
  now: Date
  /** Minutes after midnight in Pará. */
  at: number
  startedAt: Date
  lastVerifiedAt: Date | undefined
  lastTriedAt: Date | undefined
}

const hour = 3_600_000
const day = 24 * hour
/** A server that was off at the planned time makes the backup later, but not while it is starting. */
const restAfterStart = hour / 6
const restAfterFailure = 6 * hour

/** Whether a backup is due now. The first one ever waits for its time of day; a missed later one is made up for. */
export function isBackupDue({ now, at, startedAt, lastVerifiedAt, lastTriedAt }: Schedule): boolean {
  const planned = lastPlanned(now, at)
  if (lastVerifiedAt && lastVerifiedAt >= planned) return false
  if (lastTriedAt && now.getTime() - lastTriedAt.getTime() < restAfterFailure) return false
  if (startedAt <= planned) return true
  return lastVerifiedAt !== undefined && now.getTime() - startedAt.getTime() >= restAfterStart
}

/** The latest moment in the past with this time of day. */
function lastPlanned(now: Date, at: number): Date {
  const [hours, minutes] = stateNow(now).slice(11, 16).split(':').map(Number)
  const sinceThen = ((hours ?? 0) * 60 + (minutes ?? 0) - at) * 60_000 + (now.getTime() % 60_000)
  return new Date(now.getTime() - (sinceThen < 0 ? sinceThen + day : sinceThen))
}
