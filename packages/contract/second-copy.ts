import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { notFound } from './http/failure.ts'

export const secondCopy = {
  method: 'post',
  path: '/segunda-via',
  summary:
    'The sealed document by its authentication number; any case, with or without hyphens. With via sem-codigo, the one without that number.',
  body: {
    type: 'multipart/form-data',
    schema: v.object({ autDig: v.string(), via: v.optional(v.string()) }),
  },
  answers: {
    200: {
      description:
        'The PDF; of a cancelled one, the headers documento-cancelado-em and documento-cancelado-motivo say since when and why',
      type: 'application/pdf',
    },
    303: { description: 'No document has this number: leads to /api/segunda-via/error' },
  },
} as const satisfies Call

export const secondCopyError = {
  method: 'get',
  path: '/segunda-via/error',
  summary: 'Where a second copy that cannot be given leads to.',
  answers: { 404: notFound },
} as const satisfies Call
