import { evidenceKinds } from '@delegacia/domain/desk/evidence/accepted-types'
import { scanStates } from '@delegacia/domain/desk/evidence/scan-states'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'

const file = v.object({
  id: v.string(),
  /** As the citizen called it. */
  nome: v.string(),
  tipo: v.picklist(evidenceKinds),
  bytes: v.number(),
  /** Of the original, as on the citizen's receipt. */
  sha256: v.string(),
  recebidaEm: v.string(),
  /** `nao-verificado`: the station has no scanner, and the desk says so. */
  verificacao: v.picklist(scanStates),
  copia: v.picklist(['espera', 'pronta', 'sem-copia']),
  /** Pages of which there is a picture, and pages of the original. */
  paginas: v.optional(v.object({ copiadas: v.number(), todas: v.number() })),
})
export type DeskEvidence = v.InferOutput<typeof file>

const refused = {
  401: deskFailure,
  403: { ...deskFailure, description: 'Not allowed, or the report was not opened before' },
  404: deskFailure,
  410: deskFailure,
} as const

export const listEvidence = {
  method: 'get',
  path: '/boletins/{boletim}/evidencias',
  summary: 'The files of a report, for an officer who has opened it; no original is read.',
  answers: { 200: { description: 'The oldest first', schema: v.array(file) }, ...refused },
} as const satisfies Call

export const readCopy = {
  method: 'get',
  path: '/boletins/{boletim}/evidencias/{evidencia}/copia/{pagina}',
  summary:
    'A picture of a page, without metadata; the first page is 0. That it was seen is an entry of the log.',
  answers: { 200: { description: 'The picture', type: 'image/jpeg' }, ...refused },
} as const satisfies Call

export const readTextCopy = {
  method: 'get',
  path: '/boletins/{boletim}/evidencias/{evidencia}/texto/{pagina}',
  summary:
    'A page of a text, to be shown as plain text; the first page is 0. That it was seen is an entry of the log.',
  answers: { 200: { description: 'The page', schema: v.object({ texto: v.string() }) }, ...refused },
} as const satisfies Call

export const openOriginal = {
  method: 'post',
  path: '/boletins/{boletim}/evidencias/{evidencia}/original',
  summary:
    'The original, once, for who asked and whom a second officer has signed for; the citizen sees that it was opened.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      /** The id of the signed request. */
      assinatura: v.pipe(v.string(), v.uuid()),
    }),
  },
  answers: {
    200: { description: 'The file as it was sent', type: 'application/octet-stream' },
    400: deskFailure,
    ...refused,
    409: { ...deskFailure, description: 'Not signed, over or used up' },
  },
} as const satisfies Call
