import { chosenReasons } from '@delegacia/domain/desk/events/event-parts'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { reportBody } from './report.ts'
import { unitAnswer } from './report-words.ts'

const refused = { 401: deskFailure, 403: deskFailure, 404: deskFailure } as const

export const breakGlass = {
  method: 'post',
  path: '/entre-unidades',
  summary:
    'One report of another unit by its number, for 60 minutes and reading only. Asks for a fresh proof; the auditor is alerted, and the citizen sees it.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      numero: v.pipe(v.string(), v.maxLength(40)),
      motivo: v.picklist(chosenReasons),
      /** For the auditor: names nobody. */
      explicacao: v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n]*$/), v.minLength(1), v.maxLength(200)),
    }),
  },
  answers: {
    200: {
      description: 'Which report, and until when',
      schema: v.object({ boletim: v.string(), unidade: unitAnswer, ate: v.string() }),
    },
    400: deskFailure,
    ...refused,
    409: deskFailure,
    410: deskFailure,
    422: { ...deskFailure, description: 'The report is of an own unit' },
    429: deskFailure,
  },
} as const satisfies Call

export const readByBreakGlass = {
  method: 'post',
  path: '/entre-unidades/{boletim}/ler',
  summary: 'The report, while the 60 minutes last; each reading is an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: { description: 'The report', schema: v.object({ ate: v.string(), boletim: reportBody }) },
    400: deskFailure,
    ...refused,
    410: deskFailure,
  },
} as const satisfies Call
