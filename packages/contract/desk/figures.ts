import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { paceFigures, unitFiguresBody } from '../shown-figures.ts'
import { deskFailure } from './failure.ts'

export const readFigures = {
  method: 'get',
  path: '/numeros',
  summary:
    'The figures of the own units for the last month that is counted, beside the middle of the others.',
  answers: {
    200: {
      description: 'As they are published; small ones are hidden',
      schema: v.object({
        /** The month of the reports, `2026-10`. */
        mes: v.string(),
        /** Without a row: the unit was given no report in that month. */
        unidades: v.array(unitFiguresBody),
        /** Half of the other units have no more. */
        meioDasOutras: paceFigures,
      }),
    },
    401: deskFailure,
    403: deskFailure,
  },
} as const satisfies Call
