import * as v from 'valibot'
import type { Call } from './call.ts'
import { unavailable } from './fault.ts'

/** What anyone who has a document's code may know of it: nothing about a person. */
const issued = v.object({
  /** Cancelled documents were issued and no longer hold. */
  situacao: v.picklist(['valido', 'cancelado']),
  /** The kind of document, in Portuguese. */
  tipo: v.string(),
  /** As people read it. */
  numero: v.string(),
  /** ISO 8601 with offset. */
  emitidoEm: v.string(),
  /** The common name in the certificate that sealed the file. */
  assinante: v.string(),
  /** Of the sealed file, in hexadecimal: who has the file can tell by himself whether it is the same. */
  sha256: v.string(),
})
export type IssuedDocument = v.InferOutput<typeof issued>

const validation = v.variant('situacao', [issued, v.object({ situacao: v.literal('desconhecido') })])
export type Validation = v.InferOutput<typeof validation>

/** The page of the portal that shows it is the one that the QR code of a document leads to (FI-07). */
export const validateDocument = {
  method: 'get',
  path: '/validar-documento/{codigo}',
  summary: 'Whether a document is ours, by its authentication number; any case, with or without hyphens.',
  answers: {
    200: { description: 'What is known of the document', schema: validation },
    503: unavailable,
  },
} as const satisfies Call
