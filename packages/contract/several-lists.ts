import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { comboCalls } from './combo-calls.ts'
import { badRequest } from './http/failure.ts'
import { crimeNatures, crimeQuestions, objectDetails, offeredCrimes, somaticFeatures } from './list-calls.ts'
import { narrativeSize } from './setting-calls.ts'

/** More lists than any screen needs. */
export const mostListsAtOnce = 64

/** The lists that can be requested together; each also has its own path. */
export const listsTogether = [
  ...Object.values(comboCalls),
  somaticFeatures,
  objectDetails,
  offeredCrimes,
  crimeNatures,
  crimeQuestions,
  narrativeSize,
] as const

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
