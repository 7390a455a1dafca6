import { identifierKinds } from '@delegacia/domain/desk/identifiers/identifier'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { unitAnswer } from './report-words.ts'

const left = v.object({ restam: v.number(), limite: v.number() })

export const countSearches = {
  method: 'get',
  path: '/buscas',
  summary: 'How many searches by identifier whoever asks has left today.',
  answers: { 200: { description: 'Today', schema: left }, 401: deskFailure, 403: deskFailure },
} as const satisfies Call

export const searchIdentifier = {
  method: 'post',
  path: '/buscas',
  summary:
    'Reports with exactly this plate, IMEI, CPF, telephone or Pix key: their numbers in the own units, of others only which unit to ask. An entry of the log, with the reason and without the identifier.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      tipo: v.picklist(identifierKinds),
      valor: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      /** For the auditor: names nobody. */
      motivo: v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n]*$/), v.minLength(1), v.maxLength(200)),
    }),
  },
  answers: {
    200: {
      description: 'One for each report of the own units and for each other unit',
      schema: v.object({
        ...left.entries,
        achados: v.array(
          v.object({
            unidade: unitAnswer,
            boletim: v.optional(v.object({ id: v.string(), numero: v.string() })),
          }),
        ),
      }),
    },
    400: deskFailure,
    401: deskFailure,
    403: deskFailure,
    422: { ...deskFailure, description: 'It is no identifier of that kind' },
    429: { ...deskFailure, description: 'More searches in a day than one officer may' },
  },
} as const satisfies Call
