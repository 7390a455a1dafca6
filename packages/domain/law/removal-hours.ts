import type { RemovalLaw } from './measure-laws.ts'
import type { Citations } from './cited.ts'
import { rowsOn, type Validity } from './validity.ts'

/** Where the police may take the aggressor out of the home themselves, for there is no court, the judge is told within so many hours. */
type RemovalHours = Validity & {
  readonly law: RemovalLaw
  readonly hours: 24
  readonly by: Citations
  /** The jurist and the day, once somebody has: 'A. Souza, 2026-12-01'. */
  readonly confirmedBy?: string
}

/** By the day of the order. */
export const removalHours: readonly RemovalHours[] = [
  { law: 'mariaDaPenha', hours: 24, by: [['11.340/2006', 'art. 12-C, § 1º']], from: '2019-05-14' },
  { law: 'henryBorel', hours: 24, by: [['14.344/2022', 'art. 14, §§ 1º e 2º']], from: '2022-07-08' },
]

/** Whether the law lets the police order it on a day, `YYYY-MM-DD`. */
export const mayOrderOn = (law: RemovalLaw, day: string): boolean =>
  rowsOn(removalHours, day).some((row) => row.law === law)

/** The last instant at which the judge is told in time; both laws give the same hours. */
export const removalToldBy = (orderedAt: Date): Date => new Date(orderedAt.getTime() + 24 * 3_600_000)
