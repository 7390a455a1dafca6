import * as v from 'valibot'
import type { Call } from '../http/call.ts'

const trust = v.object({
  /** The root certificates that the operator trusts, DER in base64. */
  raizes: v.array(v.string()),
  /** Whose revocation lists this server keeps: the SHA-256 of the issuer's name in DER, in hexadecimal. */
  listas: v.array(v.string()),
})
/** What signatures of any document are judged by. */
export type SignatureTrust = v.InferOutput<typeof trust>

export const signatureTrust = {
  method: 'get',
  path: '/assinaturas',
  summary:
    'The roots by which signatures of any document are judged, and whose revocation lists can be had here.',
  answers: { 200: { description: 'Roots and issuers; the same for everybody', schema: trust } },
} as const satisfies Call

export const revocationList = {
  method: 'get',
  path: '/assinaturas/lista/{emissor}',
  summary: 'The newest revocation list of an issuer, as this server fetched it.',
  answers: {
    200: {
      description: 'The list, DER in base64, whose age it says itself; null where there is none',
      schema: v.object({ lista: v.nullable(v.string()) }),
    },
  },
} as const satisfies Call
