import { courtSeats, type CourtSeat } from './court-seats.data.ts'

/** What the operator heard of a municipality: whether it has a court, or the municipality whose court is the one for it. */
export type HeardOfCourt = CourtSeat['seat'] | number

/** That the operator compared the table of courts with the court, and what is different or more by now. */
export type ConfirmedCourtSeats = {
  readonly by: string
  readonly on: string
  readonly changes: ReadonlyMap<number, HeardOfCourt>
}

/**
 * Whether a municipality, by its code of the IBGE, has a court of its own; undefined while nobody has confirmed the table, and
 * for what is not in it.
 */
export function courtSeatOf(
  municipality: number | undefined,
  confirmed: ConfirmedCourtSeats | undefined,
): CourtSeat['seat'] | undefined {
  if (municipality === undefined || !confirmed) return undefined
  const heard = confirmed.changes.get(municipality)
  if (typeof heard === 'number') return 'no'
  return heard ?? courtSeats.find(({ id }) => id === municipality)?.seat
}

/** The municipality whose court is the one for a municipality without a court; undefined where the operator has not told it. */
export function courtFor(
  municipality: number | undefined,
  confirmed: ConfirmedCourtSeats | undefined,
): number | undefined {
  const heard = municipality === undefined ? undefined : confirmed?.changes.get(municipality)
  return typeof heard === 'number' ? heard : undefined
}

/** Whether each municipality that is named for its court has one. */
export const courtsAreSeats = (confirmed: ConfirmedCourtSeats): boolean =>
  [...confirmed.changes.values()].every(
    (heard) => typeof heard === 'string' || courtSeatOf(heard, confirmed) === 'yes',
  )
