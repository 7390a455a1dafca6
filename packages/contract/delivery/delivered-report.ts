import { reportStates } from '@delegacia/domain/desk/events/report-state'
import * as v from 'valibot'
import { cancellation } from '../documents/cancellation.ts'
import type { Call } from '../http/call.ts'
import { reportDevice } from '../report-device.ts'
import {
  confirmedFile,
  credential,
  destroyedReport,
  noCredential,
  noOriginals,
  unknownReport,
} from './receiver-failure.ts'

/** What the station knows of a report now, for another system. */
export const deliveredReport = v.object({
  numero: v.string(),
  registradoEm: v.string(),
  /** That has it now; the address is empty where it was forwarded. */
  unidade: v.object({ nome: v.string(), endereco: v.string() }),
  estado: v.picklist(reportStates),
  /** As it was reported, or as the police proposed and nobody rejected. */
  crime: v.string(),
  idioma: v.string(),
  /** As it was registered, field by field (the body of `POST /ocorrencia`). */
  boletim: v.record(v.string(), v.unknown()),
  /** From where it came; no answer of the person, and on no paper. */
  aparelho: reportDevice,
  relato: v.array(v.string()),
  /** Every answer in the order of the document, for typing it into another system. */
  campos: v.array(v.object({ ordem: v.number(), secao: v.string(), rotulo: v.string(), valor: v.string() })),
  /** The copy for the police: without the code that opens the citizen's thread, and without a seal. */
  pdf: v.object({ sha256: v.string(), bytes: v.number() }),
  /** The sealed paper, which the citizen has. */
  papel: v.object({
    sha256: v.string(),
    /** While it is cancelled, with its addenda. */
    cancelamento: v.optional(cancellation),
  }),
  /** Sealed afterwards; each names its file by its SHA-256. The newest answer to a question stands in the last one. */
  adendos: v.array(
    v.object({
      em: v.string(),
      sha256: v.string(),
      campos: v.array(v.string()),
      /** Missing where the answers are in the file alone. */
      respostas: v.optional(
        v.array(
          v.object({
            /** JSON pointer into `boletim`, which stays as it was registered. */
            campo: v.string(),
            rotulo: v.string(),
            /** Missing where it was left blank. */
            antes: v.optional(v.string()),
            depois: v.string(),
            /** As it would stand in `boletim`; `NÃO SEI` where the person does not know. */
            valor: v.unknown(),
          }),
        ),
      ),
    }),
  ),
  /** The sealed request to a judge for protective measures, once one was handed in. */
  pedido: v.optional(v.object({ sha256: v.string(), bytes: v.number() })),
  /** How to call without risk, as the citizen said after the registration: the newest first, and it counts. */
  contatosSeguros: v.array(v.object({ em: v.string(), modo: v.string() })),
  provas: v.array(v.object({ em: v.string(), sha256: v.string(), bytes: v.number() })),
})
export type DeliveredReport = v.InferOutput<typeof deliveredReport>

const parameters = { numero: 'The 15 characters, as in `subject`' } as const

export const fetchReport = {
  method: 'get',
  path: '/entrega/boletins/{numero}',
  summary: 'A report that was announced. Each fetch is an entry of the log.',
  parameters,
  headers: credential,
  answers: {
    200: { description: 'The report', schema: deliveredReport },
    401: noCredential,
    404: unknownReport,
    410: destroyedReport,
  },
} as const satisfies Call

export const fetchDocument = {
  method: 'get',
  path: '/entrega/boletins/{numero}/pdf',
  summary:
    'The copy of its document for the police, without the citizen’s code. Each fetch is an entry of the log.',
  parameters,
  headers: credential,
  answers: {
    200: { description: 'PDF/A', type: 'application/pdf' },
    401: noCredential,
    404: unknownReport,
    410: destroyedReport,
  },
} as const satisfies Call

export const fetchOriginal = {
  method: 'get',
  path: '/entrega/boletins/{numero}/provas/{sha256}',
  summary:
    'The original of a file that an event told of, named by its SHA-256 as `provas` lists it, until that event is confirmed; only where the operator gave this receiver the right. Each fetch is an entry of the log, and the citizen sees it.',
  parameters: { ...parameters, sha256: 'In hexadecimal' },
  headers: credential,
  answers: {
    200: { description: 'The file as it was sent: compare its SHA-256', type: 'application/octet-stream' },
    401: noCredential,
    403: noOriginals,
    404: unknownReport,
    409: confirmedFile,
    410: destroyedReport,
  },
} as const satisfies Call

export const fetchAddendum = {
  method: 'get',
  path: '/entrega/boletins/{numero}/adendos/{sha256}',
  summary:
    'A sealed addendum, named by its SHA-256 as `adendos` lists it. Each fetch is an entry of the log.',
  parameters: { ...parameters, sha256: 'In hexadecimal' },
  headers: credential,
  answers: fetchDocument.answers,
} as const satisfies Call

export const fetchPetition = {
  method: 'get',
  path: '/entrega/boletins/{numero}/pedido',
  summary:
    'The sealed request to a judge for protective measures, as `pedido` names it. Each fetch is an entry of the log.',
  parameters,
  headers: credential,
  answers: fetchDocument.answers,
} as const satisfies Call
