import * as v from 'valibot'
import type { Call } from './call.ts'
import { badRequest } from './fault.ts'

/** More than any screen needs. */
export const mostListsAtOnce = 64

export const severalLists = {
  method: 'get',
  path: '/listas',
  summary:
    'Several reference lists in one answer, in the order asked for: an array of what their own paths answer. Each list may be named once.',
  query: {
    lista: {
      description:
        'The path of a list without its first slash, as COMBO_UF/pt-br/31; once for each list, at most 64.',
      required: true,
    },
  },
  answers: { 200: { description: 'The lists', schema: v.array(v.unknown()) }, 400: badRequest },
} as const satisfies Call
