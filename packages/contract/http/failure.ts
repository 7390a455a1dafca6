import * as v from 'valibot'
import type { Answer } from './call.ts'

/** The answer of every failed call, except for a report with validation issues. */
export const failure = v.object({
  /** A code for programs, the same in every language. */
  erro: v.string(),
  /** A sentence for people, in the language of the request. */
  mensagem: v.string(),
})
export type Failure = v.InferOutput<typeof failure>

/** A validation issue on the wire: its field, its code, and what to do about it in the person's language (ER-04). */
const fieldError = v.object({
  /** JSON pointer (RFC 6901) of the field in the report that was sent. */
  campo: v.string(),
  chave: v.string(),
  mensagem: v.string(),
})
export type FieldError = v.InferOutput<typeof fieldError>

/** The answer to a report that cannot be registered: all its validation issues (SU-10). */
export const fieldErrors = v.object({ erros: v.array(fieldError) })

export const notFound = { description: 'Not found', schema: failure } as const satisfies Answer
export const badRequest = {
  description: 'The request cannot be read',
  schema: failure,
} as const satisfies Answer
export const tooMany = { description: 'Too many requests', schema: failure } as const satisfies Answer
export const unavailable = {
  description: 'Not available now; try again later',
  schema: failure,
} as const satisfies Answer
