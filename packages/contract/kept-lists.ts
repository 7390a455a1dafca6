import * as v from 'valibot'
import type { Call } from './http/call.ts'

/** The lists of one language, by the path behind /api/ at which a form asks for each. */
export type KeptLists = Readonly<Record<string, readonly unknown[]>>

export const keptLists = {
  method: 'get',
  path: '/listas-guardadas/{locale}',
  summary:
    'Every list that a report may ask for, by its path without the first slash: what a browser keeps for a report that is written without a connection. The name at the end of the path of questions is left out; a municipality without offered crimes of its own has those of -1.',
  answers: { 200: { description: 'The lists', schema: v.record(v.string(), v.array(v.unknown())) } },
} as const satisfies Call
