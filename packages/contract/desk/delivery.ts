import { deliveryWays } from '@delegacia/domain/desk/events/event-parts'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

/** A report that another system of the police has not confirmed. */
const stuckDelivery = v.object({
  id: v.string(),
  numero: v.string(),
  recebedor: v.string(),
  modo: v.picklist(deliveryWays),
  /** Since when the receiver is waited for, and for how many minutes. */
  desde: v.string(),
  minutos: v.number(),
  tentativas: v.number(),
  /** A status of HTTP, `tempo`, `conexao` or `endereco-interno`. */
  falha: v.optional(v.string()),
  /** Nobody tries any more, or the receiver wants nothing more: somebody has to do something. */
  parada: v.boolean(),
})
export type StuckDelivery = v.InferOutput<typeof stuckDelivery>

export const listDeliveries = {
  method: 'get',
  path: '/entregas',
  summary:
    'Reports of the own units that another system has not confirmed within 15 minutes, the oldest first.',
  answers: {
    200: {
      description: 'Up to 100, and how many there are',
      schema: v.object({ entregas: v.array(stuckDelivery), total: v.number() }),
    },
    401: deskFailure,
    403: deskFailure,
  },
} as const satisfies Call

export const resendDelivery = {
  method: 'post',
  path: '/entregas/reenviar',
  summary: 'Announces a report again, at once, to every system that has not confirmed it.',
  body: {
    type: 'application/json',
    schema: v.strictObject({ boletim: v.pipe(v.string(), v.uuid()) }),
  },
  answers: {
    200: { description: 'How many announcements are due', schema: v.object({ avisos: v.number() }) },
    400: deskFailure,
    401: deskFailure,
    403: deskFailure,
    404: deskFailure,
  },
} as const satisfies Call
