import * as v from 'valibot'
import type { Call } from './call.ts'
import { notFound, unavailable } from './fault.ts'

export const printReport = {
  method: 'get',
  path: '/print/{unidade}/{nrBop}',
  summary:
    'The sealed document, for the browser that registered the report or for who has its authentication number.',
  query: { autDig: { description: 'The authentication number' } },
  answers: {
    200: { description: 'The PDF in base64', schema: v.object({ pdf: v.string() }) },
    404: notFound,
    503: unavailable,
  },
} as const satisfies Call
