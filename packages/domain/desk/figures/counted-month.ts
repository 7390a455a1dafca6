import { stateNow } from '../../language/dates.ts'

/** Days after its end in which what happened to a month's reports still counts. */
const settleDays = 5
const dayMs = 86_400_000

export type CountedMonth = {
  /** `2026-10` */
  readonly month: string
  readonly from: Date
  readonly to: Date
  readonly until: Date
}

/** The month of an instant in Pará. */
export const monthOf = (instant: Date): string => stateNow(instant).slice(0, 7)

/** The first instant of a month in Pará, or of one so many months later; Pará is three hours behind UTC all year. */
export function monthBegins(month: string, later = 0): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + later, 1, 3))
}

/** When the figures of a month are settled. */
export const settlesAt = (month: string): Date =>
  new Date(monthBegins(month, 1).getTime() + settleDays * dayMs)

const countedTime = (month: string): CountedMonth => ({
  month,
  from: monthBegins(month),
  to: monthBegins(month, 1),
  until: settlesAt(month),
})

/**
 * The last month whose figures are settled. They never change afterwards, and two months share no report: figures of
 * overlapping times, taken one from the other, would tell of single people.
 */
export function countedMonth(now: Date): CountedMonth {
  const settled = monthOf(new Date(now.getTime() - settleDays * dayMs))
  return countedTime(monthOf(monthBegins(settled, -1)))
}

/** Every settled month since an instant, the oldest first. */
export function countedMonths(since: Date, now: Date): CountedMonth[] {
  const { month: last } = countedMonth(now)
  const months: CountedMonth[] = []
  for (let month = monthOf(since); month <= last; month = monthOf(monthBegins(month, 1)))
    months.push(countedTime(month))
  return months
}
