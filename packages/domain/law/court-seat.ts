import { courtSeats, type CourtSeat } from './court-seats.data.ts'

/** That the operator compared the table of courts with the court, and what is different by now. */
export type ConfirmedCourtSeats = {
  readonly by: string
  readonly on: string
  readonly changes: ReadonlyMap<number, CourtSeat['seat']>
}

/**
 * Whether a municipality, by its code of the IBGE, has a court of its own; undefined while nobody has confirmed the table, and
 * for what is not in it.
 */
export const courtSeatOf = (
  municipality: number | undefined,
  confirmed: ConfirmedCourtSeats | undefined,
): CourtSeat['seat'] | undefined =>
  municipality === undefined || !confirmed
    ? undefined
    : (confirmed.changes.get(municipality) ?? courtSeats.find(({ id }) => id === municipality)?.seat)
