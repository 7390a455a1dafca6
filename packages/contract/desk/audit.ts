import { auditActs } from '@delegacia/domain/desk/acts/audit-acts'
import { toIsoDate } from '@delegacia/domain/language/dates'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { wholeNumber } from '../http/whole-number.ts'
import { deskFailure } from './failure.ts'
import { done } from './session.ts'

const head = v.object({ entrada: v.number(), hash: v.string() })

export const auditEntry = v.object({
  entrada: v.number(),
  quando: v.string(),
  ato: v.picklist(auditActs),
  /** Absent: the command line, or the station itself. */
  quem: v.optional(v.object({ id: v.string(), nome: v.string() })),
  funcao: v.optional(v.string()),
  /** The name of the unit of that duty. */
  unidade: v.optional(v.string()),
  /** A report's number as it is printed, or the name of an officer. */
  sobre: v.optional(v.string()),
  motivo: v.optional(v.string()),
  anterior: v.string(),
  hash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

/** A day that there is, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.check((text) => toIsoDate(text.split('-').toReversed().join('/')) === text),
)
const entryNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
const line = v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n]+$/), v.maxLength(40))

const filters = v.strictObject({
  /** Only entries before this one: the next page. */
  antes: v.optional(entryNumber),
  /** The registration of the officer who did it. */
  matricula: v.optional(line),
  /** The unit for which it was done. */
  unidade: v.optional(wholeNumber),
  boletim: v.optional(line),
  ato: v.optional(v.picklist(auditActs)),
  /** First and last day, by the State's clock. */
  de: v.optional(day),
  ate: v.optional(day),
})
export type AuditFilters = v.InferOutput<typeof filters>

const refused = { 401: deskFailure, 403: deskFailure } as const

export const readAudit = {
  method: 'post',
  path: '/auditoria',
  summary:
    'The log, a page at a time, whole or by metadata; reading it is an entry too. Posted: a number stands in no address.',
  body: { type: 'application/json', schema: filters },
  answers: {
    200: {
      description: 'Newest first',
      schema: v.object({
        cabeca: head,
        entradas: v.array(auditEntry),
        /** Whether there are older ones. */
        mais: v.boolean(),
        unidades: v.array(v.object({ id: v.number(), nome: v.string() })),
      }),
    },
    400: deskFailure,
    ...refused,
    422: {
      ...deskFailure,
      description: 'No such registration or number, or the days are the wrong way round',
    },
  },
} as const satisfies Call

export const verifyAuditCall = {
  method: 'post',
  path: '/auditoria/verificar',
  summary: 'Computes the whole chain anew.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: {
      description: 'Whether it is whole, and where it first is not',
      schema: v.object({
        inteira: v.boolean(),
        cabeca: v.optional(head),
        quebra: v.optional(
          v.object({
            entrada: v.number(),
            o_que: v.picklist(['missing', 'link', 'hash', 'cut-off', 'published']),
          }),
        ),
      }),
    },
    ...refused,
  },
} as const satisfies Call

const seenHead = v.strictObject({
  entrada: entryNumber,
  /** 64 hexadecimal digits. */
  hash: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[\da-f]{64}$/)),
})
const ofHead = { type: 'application/json', schema: seenHead } as const

const notedHead = v.object({
  entrada: v.number(),
  hash: v.string(),
  anotadaEm: v.string(),
  por: v.string(),
  /** Whether the chain of today still has this entry with this hash. */
  contida: v.boolean(),
})
export type NotedHead = v.InferOutput<typeof notedHead>

export const listHeads = {
  method: 'get',
  path: '/auditoria/cabecas',
  summary: 'The heads that auditors saw published and noted, and whether the chain still contains them.',
  answers: { 200: { description: 'The newest entry first', schema: v.array(notedHead) }, ...refused },
} as const satisfies Call

export const noteHead = {
  method: 'post',
  path: '/auditoria/cabecas',
  summary: 'Notes a head that was seen published, whether the chain has it or not; an entry too.',
  body: ofHead,
  answers: { 204: done, 400: deskFailure, ...refused },
} as const satisfies Call

export const dropHead = {
  method: 'post',
  path: '/auditoria/cabecas/tirar',
  summary: 'Takes a head back that was noted wrong; an entry too, which keeps it.',
  body: ofHead,
  answers: { 204: done, 400: deskFailure, ...refused, 404: deskFailure },
} as const satisfies Call
