import * as v from 'valibot'
import type { Call } from './call.ts'
import { badRequest, unavailable } from './fault.ts'

export const translate = {
  method: 'post',
  path: '/translate',
  summary: 'A narrative in Portuguese, made by a machine.',
  body: { type: 'application/json', schema: v.object({ text: v.pipe(v.string(), v.maxLength(20_000)) }) },
  answers: {
    200: { description: 'Translated', schema: v.object({ text: v.string(), provedor: v.string() }) },
    400: badRequest,
    503: unavailable,
  },
} as const satisfies Call
