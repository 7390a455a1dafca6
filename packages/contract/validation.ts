import * as v from 'valibot'
import type { Call } from './call.ts'
import { badRequest, unavailable } from './fault.ts'

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

const known = {
  200: { description: 'What is known of the document', schema: validation },
  503: unavailable,
}

export const validateDocument = {
  method: 'get',
  path: '/validar-documento/{codigo}',
  summary: 'The same as the POST, with the number in the address, where a log may keep it.',
  answers: known,
} as const satisfies Call

const order = v.object({ codigo: v.pipe(v.string(), v.maxLength(100)) })

/** What the page asks that the QR code of a document leads to (FI-07): no log and no cache keeps a body. */
export const validateCode = {
  method: 'post',
  path: '/validar-documento',
  summary:
    'Whether a document is ours, by its authentication number, any case, with or without hyphens, or by the reference in its QR code.',
  body: { type: 'application/json', schema: order },
  answers: { ...known, 400: badRequest },
} as const satisfies Call

/** What a body gives as the authentication number; undefined when it is no such body. */
export function readValidationOrder(body: unknown): string | undefined {
  const reading = v.safeParse(order, body)
  return reading.success ? reading.output.codigo : undefined
}
