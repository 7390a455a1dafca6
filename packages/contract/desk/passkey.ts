import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { done, opened } from './session.ts'

const text = v.pipe(v.string(), v.maxLength(20_000))

/** The answer of `navigator.credentials` as @simplewebauthn/browser sends it. */
export const newKeyResponse = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(
      v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
    ),
  }),
})

const signature = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
})

/** What the browser's own call takes, as @simplewebauthn/browser reads it. */
export const options = {
  description: 'What the browser asks the key',
  schema: v.looseObject({ challenge: v.string() }),
}

export const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

const noBody = { type: 'application/json', schema: v.strictObject({}) } as const
const signed = { type: 'application/json', schema: v.strictObject({ resposta: signature }) } as const

export const askLogin = {
  method: 'post',
  path: '/entrar/chave/opcoes',
  summary: 'Begins a login with a passkey.',
  body: noBody,
  answers: { 200: options },
} as const satisfies Call

export const loginWithKey = {
  method: 'post',
  path: '/entrar/chave',
  summary: 'Logs in with a passkey.',
  body: signed,
  answers: { 200: opened, 401: deskFailure },
} as const satisfies Call

export const askProof = {
  method: 'post',
  path: '/prova/chave/opcoes',
  summary: 'Begins a fresh proof with a passkey.',
  body: noBody,
  answers: { 200: options, 401: deskFailure },
} as const satisfies Call

export const proveWithKey = {
  method: 'post',
  path: '/prova/chave',
  summary: 'Proves again who it is; the session gets a new token.',
  body: signed,
  answers: { 200: opened, 401: deskFailure },
} as const satisfies Call

const key = v.object({
  id: v.string(),
  nome: v.string(),
  cadastradaEm: v.string(),
  usadaEm: v.nullable(v.string()),
})

export const listKeys = {
  method: 'get',
  path: '/chaves',
  summary: 'The passkeys of whoever is logged in.',
  answers: { 200: { description: 'Oldest first', schema: v.array(key) }, 401: deskFailure },
} as const satisfies Call

export const askNewKey = {
  method: 'post',
  path: '/chaves/opcoes',
  summary: 'Begins another passkey; asks for a fresh proof.',
  body: noBody,
  answers: { 200: options, 401: deskFailure, 403: deskFailure },
} as const satisfies Call

export const addKey = {
  method: 'post',
  path: '/chaves',
  summary: 'Adds a passkey; asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({ nome: label, resposta: newKeyResponse }) },
  answers: { 204: done, 401: deskFailure, 403: deskFailure, 409: deskFailure },
} as const satisfies Call

export const removeKey = {
  method: 'post',
  path: '/chaves/remover',
  summary: 'Removes a passkey, but never the last way in; asks for a fresh proof.',
  body: { type: 'application/json', schema: v.strictObject({ id: text }) },
  answers: { 204: done, 401: deskFailure, 403: deskFailure, 404: deskFailure, 409: deskFailure },
} as const satisfies Call
