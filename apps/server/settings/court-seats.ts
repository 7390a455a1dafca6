import type { ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import type { CourtSeat } from '@delegacia/domain/law/court-seats.data'
import * as v from 'valibot'
import { expecting } from './formats.ts'

/** Who confirmed with the court which municipalities have one, and what is different from the table. */
export const courtSeatsConfirmation = expecting(
  'a name and a day, then what differs by the code of the IBGE: A. Souza, 2026-12-01; 1501006=yes; 1503408=no',
  v.pipe(
    v.string(),
    v.regex(/^[^,;\r\n]{2,80}, \d{4}-\d\d-\d\d(?:; 15\d{5}=(?:yes|no|unsure))*$/),
    v.transform((text): ConfirmedCourtSeats => {
      const [who = '', ...changes] = text.split('; ')
      const [by = '', on = ''] = who.split(', ')
      return {
        by,
        on,
        changes: new Map(
          changes.map((change) => {
            const [id, seat] = change.split('=')
            return [Number(id), seat as CourtSeat['seat']]
          }),
        ),
      }
    }),
  ),
)
