import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { code as invitationCode } from './invitation.ts'
import { done, opened } from './session.ts'

const registration = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\dA-Z./-]{1,20}$/))
/** Six digits; apps show them with a space in between. */
const code = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)
const ticket = v.pipe(v.string(), v.maxLength(2000))

const secret = {
  description: 'What an app needs, and what comes back with the first code',
  schema: v.object({ endereco: v.string(), segredo: v.string(), bilhete: v.string() }),
}

export const loginWithCode = {
  method: 'post',
  path: '/entrar/codigo',
  summary: 'Logs in with the code of an app. A wrong code and an unknown number are the same answer.',
  body: { type: 'application/json', schema: v.strictObject({ matricula: registration, codigo: code }) },
  answers: { 200: opened, 401: deskFailure },
} as const satisfies Call

export const proveWithCode = {
  method: 'post',
  path: '/prova/codigo',
  summary: 'Proves again who it is; the session gets a new token.',
  body: { type: 'application/json', schema: v.strictObject({ codigo: code }) },
  answers: { 200: opened, 401: deskFailure },
} as const satisfies Call

export const readApp = {
  method: 'get',
  path: '/codigo',
  summary: 'Whether whoever asks has an app, and since when.',
  answers: {
    200: { description: 'Null: none', schema: v.object({ cadastradoEm: v.nullable(v.string()) }) },
    401: deskFailure,
  },
} as const satisfies Call

export const removeApp = {
  method: 'post',
  path: '/codigo/remover',
  summary: 'Removes the app, but never the last way in; asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: { 204: done, 401: deskFailure, 403: deskFailure, 404: deskFailure, 409: deskFailure },
} as const satisfies Call

export const askNewApp = {
  method: 'post',
  path: '/codigo/opcoes',
  summary: 'Begins an app; asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: { 200: secret, 401: deskFailure, 403: deskFailure },
} as const satisfies Call

export const addApp = {
  method: 'post',
  path: '/codigo',
  summary: 'Keeps the app whose code this is, in the place of the one before; asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({ bilhete: ticket, codigo: code }) },
  answers: { 204: done, 401: deskFailure, 403: deskFailure },
} as const satisfies Call

export const askInvitedApp = {
  method: 'post',
  path: '/convite/codigo/opcoes',
  summary: 'Begins the app of a new account.',
  body: { type: 'application/json', schema: v.strictObject({ convite: invitationCode }) },
  answers: { 200: secret, 404: deskFailure },
} as const satisfies Call

export const acceptWithCode = {
  method: 'post',
  path: '/convite/codigo',
  summary: 'Uses the invitation up: the account has an app, and whoever has it is logged in.',
  body: {
    type: 'application/json',
    schema: v.strictObject({ convite: invitationCode, bilhete: ticket, codigo: code }),
  },
  answers: { 200: opened, 401: deskFailure, 404: deskFailure },
} as const satisfies Call
