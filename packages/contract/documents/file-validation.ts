import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { badRequest, unavailable } from '../http/failure.ts'
import { cancellation } from './cancellation.ts'

/** What a file of the station is: the sealed paper, the same without its code, what was added to it, the papers to a judge, the copy that the police's systems get. */
const issuedFileKinds = [
  'boletim',
  'boletim-sem-codigo',
  'acrescimo',
  'pedido-de-medidas',
  'comunicacao-ao-juiz',
  'copia-da-policia',
  'documento-de-autoridade',
] as const

/** Told to who has the file alone: nobody finds its SHA-256 otherwise. */
const issued = v.object({
  situacao: v.literal('emitido'),
  tipo: v.picklist(issuedFileKinds),
  /** Of the report, formatted for people. */
  numero: v.string(),
  /** ISO 8601 with offset, as every time here. */
  emitidoEm: v.string(),
  /** The place of an addendum, or of a notice to a judge, among those of the report. */
  ordem: v.optional(v.number()),
  /** A later one has replaced it. */
  substituida: v.optional(v.literal(true)),
  /** The common name in the certificate; the copy for the police has no seal. */
  assinante: v.optional(v.string()),
  seladoEm: v.optional(v.string()),
  /** Whether a time stamp of an authority in the seal confirms it. */
  horaConfiavel: v.optional(v.boolean()),
  horaPor: v.optional(v.string()),
  /** Since when and why the paper of the report no longer holds, and with it what belongs to it. */
  cancelamento: v.optional(cancellation),
})
export type IssuedFile = v.InferOutput<typeof issued>

const unknown = v.object({ situacao: v.literal('desconhecido') })

const fileValidation = v.variant('situacao', [issued, unknown])
export type FileValidation = v.InferOutput<typeof fileValidation>

const request = v.object({ sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) })

export const validateFile = {
  method: 'post',
  path: '/validar-arquivo',
  summary:
    'What a file is, by its SHA-256 in hexadecimal: exactly one that the station issued, or unknown. The file itself is not sent.',
  body: { type: 'application/json', schema: request },
  answers: {
    200: { description: 'What is known of the file', schema: fileValidation },
    400: badRequest,
    503: unavailable,
  },
} as const satisfies Call

/** The SHA-256 in a body; undefined for any other body. */
export function readFileValidationRequest(body: unknown): string | undefined {
  const reading = v.safeParse(request, body)
  return reading.success ? reading.output.sha256 : undefined
}
