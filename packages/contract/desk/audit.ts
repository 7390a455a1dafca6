import { auditActs } from '@delegacia/domain/desk/audit-acts'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

const head = v.object({ entrada: v.number(), hash: v.string() })

export const auditEntry = v.object({
  entrada: v.number(),
  quando: v.string(),
  ato: v.picklist(auditActs),
  /** Absent: the command line, or the station itself. */
  quem: v.optional(v.object({ id: v.string(), nome: v.string() })),
  funcao: v.optional(v.string()),
  sobre: v.optional(v.string()),
  motivo: v.optional(v.string()),
  anterior: v.string(),
  hash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

const page = {
  description: 'Newest first',
  schema: v.object({ cabeca: head, entradas: v.array(auditEntry) }),
}

export const readAudit = {
  method: 'get',
  path: '/auditoria',
  summary: 'The log, a page at a time; reading it is an entry too.',
  query: { antes: { description: 'Only entries before this one' } },
  answers: { 200: page, 401: deskFailure, 403: deskFailure },
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
        quebra: v.optional(v.object({ entrada: v.number(), o_que: v.string() })),
      }),
    },
    401: deskFailure,
    403: deskFailure,
  },
} as const satisfies Call
