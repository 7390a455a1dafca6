import type { MeasureLaw } from './measure-laws.ts'
import type { Citations } from './cited.ts'
import { rowsOn, type Validity } from './validity.ts'

type Who = 'police' | 'judge'

/** Within how many hours the police take a request for measures to the judge, and the judge decides once it is there. */
type MeasureHours = Validity & {
  readonly law: MeasureLaw
  readonly who: Who
  readonly hours: 24 | 48
  readonly by: Citations
  /** The jurist and the day, once somebody has: 'A. Souza, 2026-12-01'. */
  readonly confirmedBy?: string
}

/** By the day of the request. Where a law sets no hours there is no row, and none are told. */
export const measureHours: readonly MeasureHours[] = [
  {
    law: 'mariaDaPenha',
    who: 'police',
    hours: 48,
    by: [['11.340/2006', 'art. 12, III']],
    from: '2006-09-22',
  },
  { law: 'mariaDaPenha', who: 'judge', hours: 48, by: [['11.340/2006', 'art. 18']], from: '2006-09-22' },
  { law: 'henryBorel', who: 'judge', hours: 24, by: [['14.344/2022', 'art. 15']], from: '2022-07-08' },
]

/** The hours for a request of an instant; undefined where the law sets none. */
export const hoursFor = (law: MeasureLaw, who: Who, askedAt: Date): number | undefined =>
  rowsOn(measureHours, askedAt.toISOString().slice(0, 10)).find((row) => row.law === law && row.who === who)
    ?.hours

/** The last instant at which the police may take a request to the judge; undefined where the law sets no hours. */
export function dueAtJudge(law: MeasureLaw, askedAt: Date): Date | undefined {
  const hours = hoursFor(law, 'police', askedAt)
  return hours === undefined ? undefined : new Date(askedAt.getTime() + hours * 3_600_000)
}
