import { signedActs } from '@delegacia/domain/desk/acts/report-act'
import { notHereReasons } from '@delegacia/domain/desk/events/event-parts'
import { exportPurposes } from '@delegacia/domain/desk/export-purposes'
import { shownIdentityDocuments } from '@delegacia/domain/desk/identity-documents'
import { oneLine } from '@delegacia/domain/rules/plain-characters'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { colleague, unitAnswer } from './report-words.ts'
import { done } from './session.ts'

/** They must say something once they stand on one line, as they are signed. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(5000),
  v.check((typed) => oneLine(typed) !== ''),
)
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Of an export that has begun: it can be downloaded, is being downloaded, was, or its time ended before. */
const exportSituations = ['pronta', 'baixando', 'baixada', 'encerrada'] as const

const waiting = v.object({
  id: v.string(),
  boletim: v.string(),
  numero: v.string(),
  crime: v.string(),
  unidade: unitAnswer,
  ato: v.picklist(signedActs),
  pedidaPor: colleague,
  pedidaEm: v.string(),
  venceEm: v.string(),
  /** Of the exact text. */
  sha256: v.string(),
  situacao: v.picklist(['espera', 'assinada', 'recusada', ...exportSituations]),
  /** The officer who asked cannot sign. */
  minha: v.boolean(),
})
export type WaitingSignature = v.InferOutput<typeof waiting>

const refused = { 401: deskFailure, 403: deskFailure, 404: deskFailure } as const

export const askSignature = {
  method: 'post',
  path: '/boletins/{boletim}/assinaturas',
  summary:
    'Asks a second officer to sign exactly this; it waits for a day, and ends where the citizen says something that whoever asked had not read.',
  headers: {
    'If-Match': {
      description: 'The version that was read, as `"7"`; absent: the one of now',
      required: false,
    },
  },
  body: {
    type: 'application/json',
    schema: v.variant('ato', [
      v.strictObject({ ato: v.literal('arquivar'), porque: words }),
      v.strictObject({
        ato: v.literal('abrir-original'),
        /** The id of the file. */
        evidencia: v.pipe(v.string(), v.uuid()),
        porque: words,
      }),
      v.strictObject({
        ato: v.literal('exportar'),
        finalidade: v.picklist(exportPurposes),
        porque: words,
      }),
      v.strictObject({
        ato: v.literal('codigo-novo'),
        documento: v.picklist(shownIdentityDocuments),
        porque: words,
      }),
      v.strictObject({
        ato: v.literal('nao-cabe'),
        motivo: v.picklist(notHereReasons),
        /** With address and telephone. */
        ondeIr: words,
      }),
    ]),
  },
  answers: {
    200: { description: 'The request', schema: waiting },
    400: deskFailure,
    ...refused,
    409: deskFailure,
  },
} as const satisfies Call

export const listSignatures = {
  method: 'get',
  path: '/assinaturas',
  summary: 'What waits for a signature of whoever asks, and what they asked for; nothing is decrypted.',
  answers: { 200: { description: 'The oldest first', schema: v.array(waiting) }, 401: deskFailure },
} as const satisfies Call

export const readSignature = {
  method: 'post',
  path: '/assinaturas/{assinatura}/ler',
  summary: 'The text that is to be signed, decrypted; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: {
      description: 'The text',
      schema: v.object({
        ...waiting.entries,
        /** What is signed, each thing by itself: on one line, without marks that nobody sees. */
        campos: v.array(v.object({ nome: v.string(), valor: v.string() })),
        /** The same as `nome: valor`, a line each: of this the SHA-256 is. */
        texto: v.string(),
        /** Whether the officer who reads has opened the report since it was asked: before, they sign nothing. */
        aberto: v.boolean(),
        /** Of `abrir-original`: the id of the file. */
        evidencia: v.optional(v.string()),
        recusa: v.optional(v.string()),
      }),
    },
    ...refused,
  },
} as const satisfies Call

export const signText = {
  method: 'post',
  path: '/assinaturas/{assinatura}/assinar',
  summary:
    'Signs the text of this SHA-256, which whoever signs has read here, once they have opened the report since it was asked; asks for a fresh proof. Whoever asked then does the act.',
  body: { type: 'application/json', schema: v.strictObject({ sha256 }) },
  answers: { 204: done, 400: deskFailure, ...refused, 409: deskFailure },
} as const satisfies Call

export const refuseSignature = {
  method: 'post',
  path: '/assinaturas/{assinatura}/recusar',
  summary: 'Gives the request back with a reason.',
  body: { type: 'application/json', schema: v.strictObject({ porque: words }) },
  answers: { 204: done, 400: deskFailure, ...refused, 409: deskFailure },
} as const satisfies Call
