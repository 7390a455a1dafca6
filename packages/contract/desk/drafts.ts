import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { done } from './session.ts'

export const draftKinds = [
  'mensagem',
  'correcao',
  'crime',
  'nao-cabe',
  'arquivar',
  'decisao',
  'entrevista',
] as const

export const draft = v.object({
  tipo: v.picklist(draftKinds),
  /** As the page wrote it: text, or a form as JSON. */
  texto: v.string(),
  guardadoEm: v.string(),
})

const longestDraft = 20_000

const refused = { 401: deskFailure, 403: deskFailure, 404: deskFailure } as const

export const listDrafts = {
  method: 'get',
  path: '/boletins/{boletim}/rascunhos',
  summary: 'What whoever asks has written about a report and not sent; nobody else reads it.',
  answers: { 200: { description: 'One of each kind', schema: v.array(draft) }, ...refused },
} as const satisfies Call

export const keepDraft = {
  method: 'post',
  path: '/boletins/{boletim}/rascunhos',
  summary: 'Keeps a draft, encrypted, in the place of the one before; an empty text deletes it.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      tipo: v.picklist(draftKinds),
      texto: v.pipe(v.string(), v.maxLength(longestDraft)),
    }),
  },
  answers: { 204: done, 400: deskFailure, ...refused },
} as const satisfies Call
