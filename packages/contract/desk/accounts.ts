import { roles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { wholeNumber } from '../http/whole-number.ts'
import { deskFailure } from './failure.ts'
import { done, duty } from './session.ts'

const officerId = v.pipe(v.string(), v.uuid())
const line = (longest: number) => v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n]+$/), v.maxLength(longest))

const account = v.object({
  id: v.string(),
  nome: v.string(),
  matricula: v.string(),
  funcoes: v.array(duty),
  /** Whether the person can log in already. */
  entra: v.boolean(),
  desligadaEm: v.nullable(v.string()),
  /** Of whoever asks: nobody renews their own access or closes their own account. */
  minha: v.boolean(),
})

const invitation = {
  description: 'Shown this once; absent for whoever logs in already',
  schema: v.object({ convite: v.optional(v.string()), valeAte: v.optional(v.string()) }),
}
const refused = { 401: deskFailure, 403: deskFailure, 404: deskFailure } as const
const ofOfficer = { type: 'application/json', schema: v.strictObject({ policial: officerId }) } as const

export const listAccounts = {
  method: 'get',
  path: '/contas',
  summary: 'The accounts that whoever asks keeps: of the own unit, or all.',
  answers: { 200: { description: 'By name', schema: v.array(account) }, 401: deskFailure, 403: deskFailure },
} as const satisfies Call

export const invite = {
  method: 'post',
  path: '/contas',
  summary: 'Gives somebody a role, with an invitation where they have no account; asks for a fresh proof.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      nome: v.pipe(line(120), v.minLength(2)),
      matricula: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\dA-Z./-]{1,20}$/)),
      papel: v.picklist(roles),
      unidade: v.optional(wholeNumber),
    }),
  },
  answers: { 200: invitation, ...refused, 409: deskFailure },
} as const satisfies Call

export const endSessions = {
  method: 'post',
  path: '/contas/encerrar-sessoes',
  summary: 'Ends every session of an officer: for a phone that was lost or stolen.',
  body: ofOfficer,
  answers: { 204: done, ...refused },
} as const satisfies Call

export const closeAccount = {
  method: 'post',
  path: '/contas/desligar',
  summary: 'Closes an account for good, with its sessions and every way in; asks for a fresh proof.',
  body: ofOfficer,
  answers: { 204: done, ...refused },
} as const satisfies Call

const recovery = v.object({
  id: v.string(),
  policial: v.string(),
  nome: v.string(),
  pedidaPor: v.string(),
  pedidaEm: v.string(),
  venceEm: v.string(),
})

export const askRecovery = {
  method: 'post',
  path: '/recuperacoes',
  summary: 'Asks that somebody who lost their key be let in anew; asks for a fresh proof.',
  body: ofOfficer,
  answers: { 204: done, ...refused },
} as const satisfies Call

export const listRecoveries = {
  method: 'get',
  path: '/recuperacoes',
  summary: 'What whoever asks may confirm.',
  answers: { 200: { description: 'Oldest first', schema: v.array(recovery) }, 401: deskFailure },
} as const satisfies Call

export const confirmRecovery = {
  method: 'post',
  path: '/recuperacoes/confirmar',
  summary:
    'The second of two: every old key, app, account and session dies, and an invitation is shown this once. Asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({ recuperacao: officerId }) },
  answers: { 200: invitation, ...refused },
} as const satisfies Call
