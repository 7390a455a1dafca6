import * as v from 'valibot'
import { DeskFailure } from './desk-failures.ts'

/** The body as the call's schema reads it. Throws `pedido-invalido` for any other. */
export function readBody<const S extends v.GenericSchema>(
  call: { readonly body: { readonly schema: S } },
  body: unknown,
): v.InferOutput<S> {
  const reading = v.safeParse(call.body.schema, body)
  if (!reading.success || holdsNul(body)) throw new DeskFailure('pedido-invalido')
  return reading.output
}

/** Nobody types it, and no text of the database holds it. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}
