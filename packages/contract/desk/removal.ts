import { orderers } from '@delegacia/domain/desk/events/event-parts'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

/** A sealed paper that tells the judge of an order to leave the home. */
export const removalNotice = v.object({
  /** From 1 in each report; a later one replaces it. */
  numero: v.number(),
  /** The order as that paper tells it. */
  ordenadoEm: v.string(),
  quem: v.picklist(orderers),
  nome: v.string(),
  /** Why the order was told again. */
  porque: v.optional(v.string()),
  /** Missing while it is not sealed. */
  sha256: v.optional(v.string()),
})
export type RemovalNotice = v.InferOutput<typeof removalNotice>

export const readRemovalNotice = {
  method: 'post',
  path: '/boletins/{boletim}/comunicacao/ler',
  summary:
    'The sealed paper that tells the judge of a removal, of an opened report, by its number; the newest is sealed now where it is not yet; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({ numero: v.pipe(v.number(), v.integer()) }) },
  answers: {
    200: { description: 'PDF/A with a seal', type: 'application/pdf' },
    400: deskFailure,
    401: deskFailure,
    403: { ...deskFailure, description: 'Not allowed, or the report was not opened before' },
    404: deskFailure,
    409: { ...deskFailure, description: 'It cannot be sealed now' },
    410: deskFailure,
  },
} as const satisfies Call
