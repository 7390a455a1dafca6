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

/** The first instant of a month in Pará, which is three hours behind UTC all year. */
const beginOf = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 1, 3))

/**
 * The last month whose figures are settled. They never change afterwards, and two months share no report: figures of
 * overlapping times, taken one from the other, would tell of single people.
 */
export function countedMonth(now: Date): CountedMonth {
  const settled = new Date(now.getTime() - settleDays * dayMs)
  const [year = 0, month = 0] = stateNow(settled).split('-').map(Number)
  const [from, to] = [beginOf(year, month - 1), beginOf(year, month)]
  const until = new Date(to.getTime() + settleDays * dayMs)
  return { month: stateNow(from).slice(0, 7), from, to, until }
}
