import * as v from 'valibot'
import type { Call } from '../http/call.ts'

export const readDeliveryKey = {
  method: 'get',
  path: '/entrega/chave',
  summary:
    'The public key that checks what the station pushes and packs. Compare it once with the operator’s.',
  answers: {
    200: {
      description: 'The key',
      schema: v.object({
        chave: v.string(),
        algoritmo: v.literal('Ed25519'),
        /** As Standard Webhooks write it: `whpk_` and 32 bytes in base64. */
        webhook: v.string(),
        pem: v.string(),
      }),
    },
  },
} as const satisfies Call

export const deliveryDescription = {
  method: 'get',
  path: '/openapi.json',
  summary: 'This description.',
  answers: { 200: { description: 'OpenAPI 3.1', type: 'application/json' } },
} as const satisfies Call
