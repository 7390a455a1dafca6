import { measureLaws } from '@delegacia/domain/law/measure-laws'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { badRequest, failure, fieldErrors, unavailable } from '../http/failure.ts'
import { threadAccess } from './access.ts'

/**
 * What a report's citizen may be asked. What was answered is never given back: anybody who else has the code would read it. It is said only
 * which questions have an answer, and which its answers opened.
 */
const offer = v.object({
  versao: v.string(),
  /** In their order, without what the report tells already. */
  perguntas: v.array(v.string()),
  respondidas: v.array(v.string()),
  abertas: v.array(v.string()),
})

export const protectionBody = v.object({
  /** The law by which measures may be asked for; missing where none gives one. */
  lei: v.optional(v.picklist(measureLaws)),
  /** Missing if there is nothing to ask, or once it was handed in. */
  oferta: v.optional(offer),
  /** When answers were handed in. */
  entregueEm: v.optional(v.string()),
  /** Since when the 48 hours to the judge run (Law 11.340/2006, art. 12, III). */
  medidaPedidaEm: v.optional(v.string()),
  medidaEnviadaEm: v.optional(v.string()),
  unidade: v.string(),
  /** The municipality of the fact has no court: the police may take the offender out of the home (Law 11.340/2006, art. 12-C). */
  semJuiz: v.optional(v.literal(true)),
})
export type ProtectionBody = v.InferOutput<typeof protectionBody>

const short = v.pipe(v.string(), v.maxLength(40))

/** Chosen options by question; none takes an answer back. */
const answers = v.pipe(v.record(short, v.pipe(v.array(short), v.maxLength(20))), v.maxEntries(100))

/** What was written beside options and to questions in words, by its key; empty takes it back. */
const words = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(81)), v.pipe(v.string(), v.maxLength(2000))),
    v.maxEntries(100),
  ),
)

const given = { versao: short, respostas: answers, escritos: words }

/** Answers of a version, as they come. */
export type ProtectionAnswers = v.InferOutput<v.ObjectSchema<typeof given, undefined>>

const body = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  type: 'application/json' as const,
  schema: v.object({ ...threadAccess.entries, ...entries }),
})

const refusals = {
  400: badRequest,
  403: { description: 'This code only reads', schema: failure },
  404: {
    description: 'Number or code is wrong: the same bytes in the same time, whichever it is',
    schema: failure,
  },
  410: { description: 'The content was destroyed', schema: failure },
  503: unavailable,
}
const writing = {
  ...refusals,
  409: { description: 'The report does not take this now; the code says why', schema: failure },
  422: { description: 'Answers are at fault; nothing was kept', schema: fieldErrors },
}

export const readProtection = {
  method: 'post',
  path: '/acompanhar/protecao',
  summary: 'What may be asked about the risk and about measures, after the report and never required.',
  body: body({}),
  answers: { 200: { description: 'What is asked', schema: protectionBody }, ...refusals },
} as const satisfies Call

export const keepProtection = {
  method: 'post',
  path: '/acompanhar/protecao/guardar',
  summary:
    'Keeps answers as they are given, over earlier ones; the police see none of them before they are handed in. What is left is deleted in time.',
  body: body(given),
  answers: { 204: { description: 'Kept' }, ...writing },
} as const satisfies Call

export const handInProtection = {
  method: 'post',
  path: '/acompanhar/protecao/entregar',
  summary:
    'Hands in all that was kept, with these answers over it, once for each report. A measure that is asked for starts the 48 hours.',
  headers: { 'Idempotency-Key': { description: 'A UUID made once for each act', required: true } },
  body: body(given),
  answers: { 200: { description: 'Handed in', schema: protectionBody }, ...writing },
} as const satisfies Call

/** The calls about protection, with the right of the thread. */
export const protectionCalls = [
  readProtection,
  keepProtection,
  handInProtection,
] as const satisfies readonly Call[]
