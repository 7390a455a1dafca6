import { deliveredTypes } from '@delegacia/domain/desk/delivery/delivered-types'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { credential, noCredential } from './receiver-failure.ts'

/**
 * Something happened to a report; what it was the receiver fetches. CloudEvents 1.0.2, the same in the
 * answer of `readAnnouncements` and in what is pushed.
 */
export const announcement = v.object({
  specversion: v.literal('1.0'),
  /** The same for every attempt: what was seen before is confirmed again and not stored twice. */
  id: v.pipe(v.string(), v.uuid()),
  source: v.string(),
  type: v.picklist(Object.values(deliveredTypes)),
  /** The report's number. */
  subject: v.string(),
  time: v.string(),
  datacontenttype: v.literal('application/json'),
  data: v.object({
    numero: v.string(),
    /** Grows with every event for this receiver; of one report they come in this order. */
    posicao: v.number(),
  }),
})
export type Announcement = v.InferOutput<typeof announcement>

export const readAnnouncements = {
  method: 'get',
  path: '/entrega/eventos',
  summary: 'What happened, oldest first: after a position, or all that this receiver has not confirmed yet.',
  headers: credential,
  query: {
    after: { description: 'The position of the last event that was dealt with (`proximo`)' },
  },
  answers: {
    200: {
      description: 'Up to 200 events; ask again at once while `haMais`',
      schema: v.object({
        eventos: v.array(announcement),
        proximo: v.number(),
        haMais: v.boolean(),
      }),
    },
    401: noCredential,
  },
} as const satisfies Call
