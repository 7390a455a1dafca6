import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { code } from './invitation.ts'

const address = {
  description: 'Where the browser goes on',
  schema: v.object({ endereco: v.string() }),
}

export const waysIn = {
  method: 'get',
  path: '/entrar/formas',
  summary: 'Which ways in this station has besides passkeys and codes.',
  answers: {
    200: {
      description: 'Whether the account of the police is one',
      schema: v.object({ conta: v.boolean() }),
    },
  },
} as const satisfies Call

export const askAccount = {
  method: 'post',
  path: '/entrar/conta',
  summary: 'Begins a login with the account of the police.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: { 200: address, 404: deskFailure },
} as const satisfies Call

export const askInvitedAccount = {
  method: 'post',
  path: '/convite/conta',
  summary: 'Begins to tie the account of the police to a new account here.',
  body: { type: 'application/json', schema: v.strictObject({ convite: code }) },
  answers: { 200: address, 404: deskFailure },
} as const satisfies Call

export const accountReturn = {
  method: 'get',
  path: '/entrar/conta/volta',
  summary: 'Where the provider sends the browser; leads on to the page, whether it succeeded or not.',
  query: {
    code: { description: 'Of the provider' },
    state: { description: 'Of the question' },
    iss: { description: 'Of the provider' },
  },
  answers: { 303: { description: 'To the desk' } },
} as const satisfies Call
