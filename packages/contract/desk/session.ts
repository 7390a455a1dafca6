import { roles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

const unit = v.object({ id: v.number(), nome: v.string() })

export const duty = v.object({
  papel: v.picklist(roles),
  /** Absent for roles of the whole station. */
  unidade: v.optional(unit),
  /** The last day on which it holds, `YYYY-MM-DD` of the State's calendar; absent: it has no end. */
  ate: v.optional(v.string()),
})
export type DeskDuty = v.InferOutput<typeof duty>

const session = v.object({
  nome: v.string(),
  funcoes: v.array(duty),
  /** ISO 8601: until then the session lives without another use. */
  ociosaAte: v.string(),
  /** Until then it lives however busy it is. */
  terminaEm: v.string(),
  /** Until then what asks for a fresh proof needs none. */
  provaAte: v.string(),
})
export type DeskSession = v.InferOutput<typeof session>

export const opened = { description: 'Who is logged in', schema: session }
export const done = { description: 'Done' }

export const readSession = {
  method: 'get',
  path: '/sessao',
  summary: 'Who is logged in, and until when; asking is no use of the session.',
  answers: { 200: opened, 401: deskFailure },
} as const satisfies Call

export const leave = {
  method: 'post',
  path: '/sair',
  summary: 'Ends this session; with `todas` every session of this officer.',
  body: { type: 'application/json', schema: v.strictObject({ todas: v.boolean() }) },
  answers: { 204: done, 401: deskFailure },
} as const satisfies Call
