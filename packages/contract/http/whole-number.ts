import * as v from 'valibot'

/** An id or a count: no sign, no fraction, and not above what an integer of the database holds. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))
