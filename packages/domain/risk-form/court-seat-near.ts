import { courtSeatOf, type ConfirmedCourtSeats } from '../law/court-seat.ts'
import type { CourtSeat } from '../law/court-seats.data.ts'
import type { Occurrence } from '../report/occurrence.ts'
import { removalLaws, type RemovalLaw } from '../law/measure-laws.ts'
import { measureLawOf } from './measure-law.ts'

/** The law by which the police may take the aggressor out of the home, and whether there is no court is certain or asked. */
export type WithoutCourt = { readonly law: RemovalLaw; readonly isCertain: boolean }

/**
 * Where violence happened against a woman at home or a child and no court is near, what the police may do at once (Law
 * 11.340/2006, arts. 12-C and 12-D; Law 14.344/2022, art. 14). Undefined if there is a court, if that law is not for the
 * report, and while nobody has confirmed the table.
 */
export function withoutCourt(
  report: Occurrence,
  confirmed: ConfirmedCourtSeats | undefined,
  now: Date,
): WithoutCourt | undefined {
  const law = removalLawOf(report, now)
  const seat = courtSeatNear(report, confirmed, now)
  return law && seat && seat !== 'yes' ? { law, isCertain: seat === 'no' } : undefined
}

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
  return removalLawOf(report, now) && courtSeatOf(report.municipality?.ID_LOCALIDADE, confirmed)
}

function removalLawOf(report: Occurrence, now: Date): RemovalLaw | undefined {
  const law = measureLawOf(report, now)
  return removalLaws.find((one) => one === law)
}
