import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { label, newKeyResponse, options } from './passkey.ts'
import { duty, opened } from './session.ts'

/** As it stands on the paper, in any case and with or without hyphens; in a body only, never in an address. */
export const code = v.pipe(v.string(), v.maxLength(100))

const invitation = v.object({ nome: v.string(), funcoes: v.array(duty), valeAte: v.string() })
const withCode = { type: 'application/json', schema: v.strictObject({ convite: code }) } as const

export const readInvitation = {
  method: 'post',
  path: '/convite',
  summary: 'Whose invitation it is.',
  body: withCode,
  answers: { 200: { description: 'Whom it is for', schema: invitation }, 404: deskFailure },
} as const satisfies Call

export const askInvitedKey = {
  method: 'post',
  path: '/convite/chave/opcoes',
  summary: 'Begins the first passkey of an account.',
  body: withCode,
  answers: { 200: options, 404: deskFailure },
} as const satisfies Call

export const acceptWithKey = {
  method: 'post',
  path: '/convite/chave',
  summary: 'Uses the invitation up: the account has a passkey, and whoever made it is logged in.',
  body: {
    type: 'application/json',
    schema: v.strictObject({ convite: code, nome: label, resposta: newKeyResponse }),
  },
  answers: { 200: opened, 401: deskFailure, 404: deskFailure, 409: deskFailure },
} as const satisfies Call
