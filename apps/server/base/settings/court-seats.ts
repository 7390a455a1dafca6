import { courtsAreSeats, type ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import type { CourtSeat } from '@delegacia/domain/law/court-seats.data'
import * as v from 'valibot'
import { expecting } from './formats.ts'

/**
 * Who confirmed with the court which municipalities have one, what is different from the table, and which court is the one for
 * a municipality that has none.
 */
export const courtSeatsConfirmation = expecting(
  'a name and a day, then by the code of the IBGE what differs, or the municipality with a court that is the one for another: A. Souza, 2026-12-01; 1501006=yes; 1503408=no; 1508050=1503606',
  v.pipe(
    v.string(),
    v.regex(/^[^,;\r\n]{2,80}, \d{4}-\d\d-\d\d(?:; 15\d{5}=(?:yes|no|unsure|15\d{5}))*$/),
    v.transform((text): ConfirmedCourtSeats => {
      const [who = '', ...changes] = text.split('; ')
      const [by = '', on = ''] = who.split(', ')
      return {
        by,
        on,
        changes: new Map(
          changes.map((change) => {
            const [id, heard = ''] = change.split('=')
            return [Number(id), heard.startsWith('15') ? Number(heard) : (heard as CourtSeat['seat'])]
          }),
        ),
      }
    }),
    v.check(courtsAreSeats),
  ),
)
