import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { cancellation } from './documents/cancellation.ts'
import { badRequest, notFound, unavailable } from './http/failure.ts'

const path = '/print/{unidade}/{nrBop}'
/** Without the unit it is 277. */
const alsoAt = ['/print/{nrBop}'] as const

const printedBody = v.object({ pdf: v.string(), ...v.partial(cancellation).entries })
export type PrintBody = v.InferOutput<typeof printedBody>

/** Which of the two papers: the one to hand to others has no authentication number. */
export const codelessWay = 'sem-codigo'
const way = v.optional(v.string())

const printed = {
  description: 'The PDF in base64; of a cancelled one also since when and why',
  schema: printedBody,
}

export const printReport = {
  method: 'get',
  path,
  alsoAt,
  summary: 'The sealed document, for the browser that registered the report.',
  query: {
    via: { description: 'sem-codigo: the paper without the authentication number, to hand to others' },
    autDig: { description: 'The authentication number; better sent by POST, where no log keeps it' },
  },
  answers: { 200: printed, 404: notFound, 503: unavailable },
} as const satisfies Call

const printRequest = v.object({ autDig: v.pipe(v.string(), v.maxLength(100)), via: way })

export const printReportByCode = {
  method: 'post',
  path,
  alsoAt,
  summary: 'The sealed document, for who has its authentication number; any case, with or without hyphens.',
  body: { type: 'application/json', schema: printRequest },
  answers: { 200: printed, 400: badRequest, 404: notFound, 503: unavailable },
} as const satisfies Call

/** The authentication code in a body, and which paper; undefined for any other body. */
export function readPrintRequest(body: unknown): v.InferOutput<typeof printRequest> | undefined {
  const reading = v.safeParse(printRequest, body)
  return reading.success ? reading.output : undefined
}
