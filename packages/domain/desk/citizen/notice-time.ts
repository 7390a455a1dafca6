import { stateNow } from '../../language/dates.ts'

/** When notices leave: once a day at so many minutes after midnight in Pará, or as soon as there is something. */
export type NoticeTime = number | 'at-once'

const dayMs = 86_400_000

/** Until when what happened is told of by now: the last time of day that has passed. One batch a day hides when somebody wrote. */
export function noticesUntil(at: NoticeTime, now: Date): Date {
  if (at === 'at-once') return now
  const [hours = 0, minutes = 0] = stateNow(now).slice(11, 16).split(':').map(Number)
  const passed = (hours * 60 + minutes - at) * 60_000 + (now.getTime() % 60_000)
  return new Date(now.getTime() - (passed < 0 ? passed + dayMs : passed))
}
