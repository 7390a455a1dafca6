import { courtSeatOf, type ConfirmedCourtSeats } from '../law/court-seat.ts'
import type { CourtSeat } from '../law/court-seats.data.ts'
import type { Occurrence } from '../report/occurrence.ts'
import { measureLawOf } from './measure-law.ts'

/**
 * Whether there is a court where violence happened against a woman at home or a child: without one the police may act at once
 * (Law 11.340/2006, arts. 12-C and 12-D; Law 14.344/2022, art. 14). Undefined where that law is not for the report, and while
 * nobody has confirmed the table.
 */
export function courtSeatNear(
  report: Occurrence,
  confirmed: ConfirmedCourtSeats | undefined,
  now: Date,
): CourtSeat['seat'] | undefined {
  const law = measureLawOf(report, now)
  if (law !== 'mariaDaPenha' && law !== 'henryBorel') return undefined
  return courtSeatOf(report.municipality?.ID_LOCALIDADE, confirmed)
}
