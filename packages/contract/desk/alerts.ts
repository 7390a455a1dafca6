import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { auditEntry } from './audit.ts'
import { deskFailure } from './failure.ts'
import { done } from './session.ts'

const refused = { 401: deskFailure, 403: deskFailure } as const

export const listAlerts = {
  method: 'get',
  path: '/auditoria/alertas',
  summary: 'Entries that an auditor has to see, and that none has seen yet.',
  answers: { 200: { description: 'The oldest first', schema: v.array(auditEntry) }, ...refused },
} as const satisfies Call

export const seeAlert = {
  method: 'post',
  path: '/auditoria/alertas/{entrada}/visto',
  summary: 'Somebody has seen to it; an entry too.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: { 204: done, 400: deskFailure, ...refused, 404: deskFailure },
} as const satisfies Call
