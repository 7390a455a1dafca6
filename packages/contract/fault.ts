import * as v from 'valibot'
import type { Answer } from './call.ts'

/** The answer of every call that failed, but for a report whose fields are at fault. */
export const failure = v.object({
  /** A word for machines, the same in every language. */
  erro: v.string(),
  /** A sentence for people, in the language of the request. */
  mensagem: v.string(),
})
export type Failure = v.InferOutput<typeof failure>

/** A fault as it is answered: where, its code, and what to do about it in the person's language (ER-04). */
const fieldFault = v.object({
  /** JSON pointer (RFC 6901) of the field in the report that was sent. */
  campo: v.string(),
  chave: v.string(),
  mensagem: v.string(),
})
export type FieldFault = v.InferOutput<typeof fieldFault>

/** What a report that cannot be registered is answered: every fault, by field (SU-10). */
export const fieldFaults = v.object({ erros: v.array(fieldFault) })

export const notFound = { description: 'Not found', schema: failure } as const satisfies Answer
export const badRequest = {
  description: 'The request cannot be read',
  schema: failure,
} as const satisfies Answer
export const unavailable = {
  description: 'Not available now; try again later',
  schema: failure,
} as const satisfies Answer
