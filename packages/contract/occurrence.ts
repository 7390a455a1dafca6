import { measureLaws } from '@delegacia/domain/law/measure-laws'
import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest, failure, fieldErrors, tooMany } from './http/failure.ts'
import { occurrenceBody } from './report-body/occurrence-body.ts'

/** Proof that the station registered exactly this content: Ed25519 over number, time and hash (GET /recibo/chave). */
const receipt = v.object({
  numero: v.string(),
  registradoEm: v.string(),
  /** SHA-256 of the registered report, in hexadecimal. */
  sha256: v.string(),
  /** Base64. */
  assinatura: v.string(),
  /** Which key signed: the first 16 hexadecimal digits of the SHA-256 of its public part. */
  chave: v.string(),
})

const registration = v.object({
  /** 15 characters, the fourth a full stop: `277.20260000019`. */
  bop: v.string(),
  unidade: v.string(),
  /** The part after the full stop. */
  nrBop: v.string(),
  /** `XXXX-XXXX-XXXX-XXXX`: it gives access to the document. */
  autDig: v.string(),
  /** ISO 8601 with the State's offset. */
  registradoEm: v.string(),
  unidadeResponsavel: v.object({
    nome: v.string(),
    endereco: v.string(),
    /** As the operator wrote them; missing if nothing is known. */
    telefone: v.optional(v.string()),
    horario: v.optional(v.string()),
  }),
  recibo: receipt,
  /** Whether the document is sealed with the test certificate and has no legal value yet. */
  teste: v.boolean(),
  /** Help was asked for at once. */
  ajudaAgora: v.optional(v.literal(true)),
  /** The law by which measures were asked of a judge with the report. */
  medidaPedida: v.optional(v.picklist(measureLaws)),
  /** Whether protection may be asked for now, with number and code. */
  pedeProtecao: v.optional(v.literal(true)),
  /** The day (YYYY-MM-DD) until which somebody reads the report, where the operator has promised one. */
  lerAte: v.nullable(v.string()),
})
export type Registration = v.InferOutput<typeof registration>

export const registerOccurrence = {
  method: 'post',
  path: '/ocorrencia',
  summary: 'Registers a report. Sent again with the same key it is registered once and answered the same.',
  headers: { 'Idempotency-Key': { description: 'A UUID made once for each report', required: true } },
  body: { type: 'application/json', schema: occurrenceBody },
  answers: {
    201: { description: 'Registered', schema: registration },
    200: { description: 'The same answers were registered before with this key', schema: registration },
    400: badRequest,
    409: {
      description: 'Other answers were registered before with this key; these were not stored',
      schema: failure,
    },
    410: {
      description: 'Was registered before with this key; its content has since been destroyed',
      schema: failure,
    },
    413: { description: 'Too large', schema: failure },
    422: { description: 'Fields are at fault; nothing was written', schema: fieldErrors },
    429: tooMany,
  },
} as const satisfies Call
