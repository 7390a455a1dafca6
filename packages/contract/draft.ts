import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { badRequest, failure, fieldErrors, tooMany, unavailable } from './http/failure.ts'
import { occurrenceBody } from './report-body/occurrence-body.ts'

export const draftDocument = {
  method: 'post',
  path: '/rascunho',
  summary: 'The document of a report as it would be printed, before it is registered. Nothing is stored.',
  body: { type: 'application/json', schema: occurrenceBody },
  answers: {
    200: {
      description: 'The PDF in base64, which says on every page that it is no report',
      schema: v.object({ pdf: v.string() }),
    },
    400: badRequest,
    413: { description: 'Too large', schema: failure },
    422: { description: 'Fields are at fault', schema: fieldErrors },
    429: tooMany,
    503: unavailable,
  },
} as const satisfies Call
