import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest, tooMany, unavailable } from './http/failure.ts'

const translateRequest = v.object({ text: v.pipe(v.string(), v.maxLength(20_000)) })

export const translate = {
  method: 'post',
  path: '/translate',
  summary: 'A narrative in Portuguese, made by a machine.',
  body: { type: 'application/json', schema: translateRequest },
  answers: {
    200: { description: 'Translated', schema: v.object({ text: v.string(), provedor: v.string() }) },
    400: badRequest,
    429: tooMany,
    503: unavailable,
  },
} as const satisfies Call

/** The text to translate in a body; undefined if there is none. */
export function readTranslateRequest(body: unknown): string | undefined {
  const reading = v.safeParse(translateRequest, body)
  return reading.success && reading.output.text.trim() !== '' ? reading.output.text : undefined
}
