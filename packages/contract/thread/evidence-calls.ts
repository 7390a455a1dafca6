import { evidenceKinds } from '@delegacia/domain/desk/evidence/accepted-types'
import type { FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { badRequest, failure, tooMany, unavailable } from '../http/failure.ts'
import { threadAccess } from './access.ts'

/** The name of each refusal on the wire. */
export const fileRefusalCodes = {
  noName: 'arquivo-sem-nome',
  empty: 'arquivo-vazio',
  tooLarge: 'arquivo-grande',
  tooMany: 'arquivos-demais',
  stationFull: 'sem-espaco',
  drawing: 'arquivo-desenho',
  webPage: 'arquivo-pagina',
  office: 'arquivo-de-escritorio',
  archive: 'arquivo-pacote',
  program: 'arquivo-programa',
  video: 'arquivo-video',
  unknownType: 'arquivo-desconhecido',
  otherContent: 'arquivo-nao-e-o-que-diz',
  broken: 'arquivo-quebrado',
  locked: 'arquivo-com-senha',
  changed: 'arquivo-mudou',
} as const satisfies Readonly<Record<FileRefusal, string>>

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What proves that a file arrived whole. */
const receipt = v.object({
  evidencia: v.string(),
  tipo: v.picklist(evidenceKinds),
  sha256: v.string(),
  bytes: v.number(),
  recebidaEm: v.string(),
})
export type EvidenceReceipt = v.InferOutput<typeof receipt>

const upload = v.object({
  /** Bytes that are stored for good: the next piece begins there. */
  recebido: v.number(),
  /** Present once the file is whole. */
  recibo: v.optional(receipt),
})
export type UploadProgress = v.InferOutput<typeof upload>

const token = { 'Upload-Token': { description: 'What `POST` gave', required: true } } as const

const refused = {
  400: badRequest,
  404: { description: 'Unknown, whichever part of the request it is', schema: failure },
  422: { description: 'The file is not taken; the code and the sentence say why', schema: failure },
  503: unavailable,
} as const

/**
 * Number and code travel in this one body; what follows is authorised by a token that writes into this upload alone. The
 * same file announced again (by its SHA-256) goes on where it stopped, with a new token: also days later, and on a device
 * that kept nothing.
 */
export const announceEvidence = {
  method: 'post',
  path: '/acompanhar/evidencia',
  summary: 'Announces a file of evidence; what follows goes on at its offset with the token.',
  body: {
    type: 'application/json',
    schema: v.object({
      ...threadAccess.entries,
      nome: v.pipe(v.string(), v.maxLength(1000)),
      bytes: v.pipe(v.number(), v.integer()),
      /** Of the whole file. */
      sha256,
    }),
  },
  answers: {
    200: {
      description: 'The upload',
      schema: v.object({ ...upload.entries, token: v.string(), ate: v.string() }),
    },
    ...refused,
    410: { description: 'The content of the report was destroyed', schema: failure },
  },
} as const satisfies Call

export const sendPiece = {
  method: 'patch',
  path: '/acompanhar/evidencia',
  summary:
    'Adds the piece at this offset: 262,144 bytes, fewer only at the end. What is answered is stored for good.',
  headers: {
    ...token,
    'Upload-Offset': { description: 'In bytes; where the piece begins', required: true },
  },
  body: { type: 'application/octet-stream', schema: v.unknown() },
  answers: {
    200: { description: 'How far it is', schema: upload },
    ...refused,
    409: {
      description: 'Another offset is expected',
      schema: v.object({ ...failure.entries, recebido: v.number() }),
    },
    429: tooMany,
  },
} as const satisfies Call

export const readUpload = {
  method: 'get',
  path: '/acompanhar/evidencia',
  summary: 'How far an upload is, after a connection that broke.',
  headers: token,
  answers: { 200: { description: 'How far it is', schema: upload }, ...refused },
} as const satisfies Call

/** The calls of evidence, which the citizen's listener serves. */
export const evidenceCalls = [announceEvidence, sendPiece, readUpload] as const satisfies readonly Call[]
