import { roles, unitRoles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { wholeNumber } from '../http/whole-number.ts'
import { day } from './audit.ts'
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
  /** Of the officer who asks: nobody renews their own access or closes their own account. */
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
  summary:
    'Closes an account with its sessions and every way in: two people open it again. Asks for a fresh proof.',
  body: ofOfficer,
  answers: { 204: done, ...refused },
} as const satisfies Call

export const moveOfficer = {
  method: 'post',
  path: '/contas/mover',
  summary:
    'Moves somebody to another unit with the same role: the duty in the old one ends, what they had claimed there is free. Asks for a fresh proof.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      policial: officerId,
      papel: v.picklist(unitRoles),
      de: wholeNumber,
      para: wholeNumber,
    }),
  },
  answers: { 204: done, 400: deskFailure, ...refused, 422: deskFailure },
} as const satisfies Call

export const endDuty = {
  method: 'post',
  path: '/contas/funcao',
  summary:
    'Takes a duty away at once, lets it end on a day, which is its last, or takes that back (null). Asks for a fresh proof.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      policial: officerId,
      papel: v.picklist(roles),
      unidade: v.optional(wholeNumber),
      ate: v.nullable(v.union([v.literal('agora'), day])),
    }),
  },
  answers: { 204: done, 400: deskFailure, ...refused, 422: deskFailure },
} as const satisfies Call

export const askReopening = {
  method: 'post',
  path: '/contas/reativar',
  summary:
    'Asks that a closed account be opened again, which a second person confirms as a recovery; asks for a fresh proof.',
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
  /** The account was closed: it is opened again. */
  reabre: v.boolean(),
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
    'The second of two: every old key, app, account and session dies, an account that was closed is opened again, and an invitation is shown this once. Asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({ recuperacao: officerId }) },
  answers: { 200: invitation, ...refused },
} as const satisfies Call
