import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { credential, noCredential, refused } from './receiver-failure.ts'

/** What the other system calls the report. The citizen sees it: letters, digits and a few signs, and nothing about people. */
export const receiptNumber = v.pipe(v.string(), v.regex(/^[A-Za-z\d][A-Za-z\d ./_-]{0,39}$/))

export const confirmDelivery = {
  method: 'post',
  path: '/entrega/recibos',
  summary: 'Confirms an event with the receipt number of the receiver. The same confirmation counts once.',
  headers: credential,
  body: {
    type: 'application/json',
    schema: v.strictObject({ evento: v.pipe(v.string(), v.uuid()), recibo: receiptNumber }),
  },
  answers: {
    200: {
      description: 'Stored, and shown to the citizen and the desk',
      schema: v.object({ numero: v.string(), recibo: v.string(), recebidoEm: v.string() }),
    },
    400: refused,
    401: noCredential,
    404: refused,
    409: refused,
  },
} as const satisfies Call
