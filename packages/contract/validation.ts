import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { cancellation } from './documents/cancellation.ts'
import { badRequest, unavailable } from './http/failure.ts'

/** What is public to anyone who has the code of a document: nothing about a person. */
const publicDetails = {
  /** The kind of document, in Portuguese. */
  tipo: v.string(),
  /** Formatted for people. */
  numero: v.string(),
  /** ISO 8601 with offset, as every time here. */
  emitidoEm: v.string(),
  /** The common name in the certificate that sealed the file. */
  assinante: v.string(),
  /** Of the sealed file, in hexadecimal: anyone who has a file can check whether it is the same. */
  sha256: v.string(),
  /** When the file was sealed. The station seals reports; the documents of authorities arrive signed. */
  seladoEm: v.optional(v.string()),
  /** Whether a time stamp of an authority in the seal confirms it, and not only the station's clock. */
  horaConfiavel: v.optional(v.boolean()),
  /** The authority of that time stamp, by its certificate. */
  horaPor: v.optional(v.string()),
  /** When the certificate of the seal expires; unknown for some documents that retention has emptied. */
  certificadoAte: v.optional(v.string()),
  /** Whether that time has passed, by the station's clock. */
  certificadoVencido: v.optional(v.boolean()),
}

const valid = v.object({ situacao: v.literal('valido'), ...publicDetails })
/** Was issued and is no longer valid. */
const cancelled = v.object({ situacao: v.literal('cancelado'), ...publicDetails, ...cancellation.entries })
const unknown = v.object({ situacao: v.literal('desconhecido') })

export type IssuedDocument = v.InferOutput<typeof valid> | v.InferOutput<typeof cancelled>

const validation = v.variant('situacao', [valid, cancelled, unknown])
export type Validation = v.InferOutput<typeof validation>

const known = { description: 'What is known of the document', schema: validation }

export const validateDocument = {
  method: 'get',
  path: '/validar-documento/{codigo}',
  summary: 'The same as the POST, with the number in the address, where a log may keep it.',
  answers: { 200: known, 503: unavailable },
} as const satisfies Call

const validationRequest = v.object({ codigo: v.pipe(v.string(), v.maxLength(100)) })

/** The request of the page behind the QR code of a document (FI-07): no log and no cache keeps a body. */
export const validateCode = {
  method: 'post',
  path: '/validar-documento',
  summary:
    'Whether a document is ours, by its authentication number, any case, with or without hyphens, or by the reference in its QR code.',
  body: { type: 'application/json', schema: validationRequest },
  answers: { 200: known, 400: badRequest, 503: unavailable },
} as const satisfies Call

/** The authentication code or reference in a body; undefined for any other body. */
export function readValidationRequest(body: unknown): string | undefined {
  const reading = v.safeParse(validationRequest, body)
  return reading.success ? reading.output.codigo : undefined
}
