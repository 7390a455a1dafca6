import { dayAfter, stateNow } from '../../language/dates.ts'
import { stateInstant } from '../../language/state-instant.ts'

/** So many days a person has to answer; then the report goes on to the unit without an answer. */
const correctionDays = 15

/** The last day (`YYYY-MM-DD`) on which an answer is in time: the whole day counts, by the State's clock. */
export const lastDayToAnswer = (askedAt: Date): string => dayAfter(askedAt, correctionDays)

/** The first instant at which an answer is late. */
export const answerIsLateFrom = (askedAt: Date): Date => startOfDay(dayAfter(askedAt, correctionDays + 1))

const hourMs = 3_600_000

/** The first instant of a day of the State's calendar, whatever its offset is that year. */
function startOfDay(day: string): Date {
  const found = stateInstant(`${day}T00:00`)
  return stateNow(found).startsWith(day) ? found : new Date(found.getTime() + hourMs)
}
