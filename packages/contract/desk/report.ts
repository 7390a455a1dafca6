import { reportDevice } from '../report-device.ts'
import { measureLaws, removalLaws } from '@delegacia/domain/law/measure-laws'
import { openingReasons } from '@delegacia/domain/desk/events/event-parts'
import { identifierKinds } from '@delegacia/domain/desk/identifiers/identifier'
import { unitRoles } from '@delegacia/domain/desk/roles'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { draft } from './drafts.ts'
import { deskFailure } from './failure.ts'
import { removalNotice } from './removal.ts'
import { progressBody } from './report-progress.ts'
import { eventNames } from './report-words.ts'

const row = v.object({
  campo: v.string(),
  label: v.string(),
  value: v.string(),
  /** The person preferred not to answer, or does not know. */
  declined: v.optional(v.literal(true)),
  /** What the person answered since to the police; `value` stays as it was registered. */
  agora: v.optional(v.string()),
})

/** A card of the summary as the citizen's own review shows it, with what only the police see. */
const section = v.object({
  step: v.string(),
  part: v.optional(v.string()),
  number: v.number(),
  title: v.string(),
  entries: v.array(v.object({ heading: v.optional(v.string()), rows: v.array(row) })),
})

const author = v.variant('quem', [
  v.object({
    quem: v.literal('policia'),
    id: v.string(),
    nome: v.string(),
    cargo: v.picklist(unitRoles),
    unidade: v.string(),
  }),
  /** Somebody who had the code: it proves no person. */
  v.object({ quem: v.literal('codigo') }),
  v.object({ quem: v.literal('sistema') }),
])

/** One line of the history. What does not belong to its kind is missing. */
const timelineEvent = v.object({
  id: v.string(),
  tipo: v.picklist(Object.values(eventNames)),
  quando: v.string(),
  /** Of what could be taken back: when it left or leaves. */
  saiEm: v.optional(v.string()),
  retirado: v.optional(v.literal(true)),
  por: author,
  texto: v.optional(v.string()),
  /** What the citizen wrote in another language, in Portuguese by a machine. */
  traducao: v.optional(v.string()),
  /** There is a translator, and no translation now. */
  semTraducao: v.optional(v.literal(true)),
  modelo: v.optional(v.object({ id: v.string(), versao: v.number() })),
  perguntas: v.optional(
    v.array(v.object({ campo: v.string(), rotulo: v.optional(v.string()), pergunta: v.string() })),
  ),
  /** Old and new, as the addendum says them; missing where they are in its file alone. */
  respostas: v.optional(
    v.array(
      v.object({
        campo: v.string(),
        rotulo: v.string(),
        /** Missing where it was left blank. */
        antes: v.optional(v.string()),
        depois: v.string(),
      }),
    ),
  ),
  /** What was said about the risk and asked for, in the order of the form; nothing sums it up. */
  protecao: v.optional(v.array(v.object({ pergunta: v.string(), respostas: v.array(v.string()) }))),
  /** The unit, colleague, crime or receiver that it went to. */
  para: v.optional(v.string()),
  motivo: v.optional(v.string()),
  /** The end of an opening by another unit, or of a lease. */
  ate: v.optional(v.string()),
  /** Since when a document is cancelled, or holds again. */
  desde: v.optional(v.string()),
  recibo: v.optional(v.string()),
  evidencia: v.optional(v.string()),
  sha256: v.optional(v.string()),
  assinadoPor: v.optional(author),
})
export type TimelineEvent = v.InferOutput<typeof timelineEvent>

/** A whole report, for the officer who opened it. */
const openings = v.object({
  feitas: v.number(),
  limite: v.number(),
  /** When the first of them is an hour ago. */
  ate: v.optional(v.string()),
})

export const reportBody = v.object({
  andamento: progressBody,
  ocorrencia: v.string(),
  /** In the person's own words, in the language in which they were written. */
  relatoOriginal: v.string(),
  /** The paragraphs of the document, in Portuguese. */
  narrativa: v.array(v.object({ part: v.string(), text: v.string() })),
  secoes: v.array(section),
  /** The SHA-256 of the sealed paper, which never changes; absent until it is made. */
  papelSha256: v.optional(v.string()),
  /** The sealed request to a judge, once one was handed in; without its SHA-256 it is still being made. */
  pedido: v.optional(
    v.object({
      sha256: v.optional(v.string()),
      /** What of it the citizen corrected after it was made: the sealed file never changes, the addendum has the new. */
      corrigidoDepois: v.optional(v.array(v.string())),
      /** It is asked for a child or adolescent, by Law 14.344/2022. */
      lei: v.optional(v.picklist(measureLaws)),
    }),
  ),
  /** The device from which it came. */
  aparelho: reportDevice,
  /** What its citizen reads about what depends on the victim; missing where the case goes on by itself. */
  dependeDaVitima: v.optional(v.array(v.string())),
  /** Whether the municipality has a court, where the law lets the police act in the place of a judge that is far away. */
  semJuiz: v.optional(v.object({ certo: v.boolean(), lei: v.picklist(removalLaws) })),
  /** The sealed papers that tell the judge of the order, the newest first: it replaces those before. */
  comunicacoes: v.optional(v.array(removalNotice)),
  /** Protection was asked of a judge, nobody has said which measures, and so there is no request to send yet. */
  pedidoSemMedidas: v.optional(v.literal(true)),
  /** Part II of the risk form is for this report, and the officer who asks may read it; what it says is another call. */
  entrevista: v.optional(v.literal(true)),
  /** How to call without risk, as the citizen said since, the newest first; what was said at the registration is an answer. */
  contatosSeguros: v.array(v.object({ quando: v.string(), modo: v.string() })),
  /** The newest first. */
  historico: v.array(timelineEvent),
  /** What may be asked again, in the order of the form. */
  campos: v.array(
    v.object({
      campo: v.string(),
      /** The part of the form where it is asked, and which entry of a list: two addresses have the same questions. */
      secao: v.string(),
      rotulo: v.string(),
      /** The newest answer; missing where it was left blank. */
      hoje: v.optional(v.string()),
      /** The template of its question. */
      modelo: v.optional(v.string()),
    }),
  ),
  /** Another report with the same identifier: its number where it is of the own unit, else the unit to ask. */
  identificadores: v.array(
    v.object({ tipo: v.picklist(identifierKinds), unidade: v.string(), numero: v.optional(v.string()) }),
  ),
  rascunhos: v.array(draft),
  aberturasNestaHora: openings,
})
export type DeskReport = v.InferOutput<typeof reportBody>

export const countOpenings = {
  method: 'get',
  path: '/aberturas',
  summary:
    'How many reports whoever asks has opened within the last hour; claimed and urgent ones do not count.',
  answers: { 200: { description: 'The last hour', schema: openings }, 401: deskFailure },
} as const satisfies Call

export const openReport = {
  method: 'post',
  path: '/boletins/{boletim}/abrir',
  summary:
    'Decrypts one report, for a reason; that it was opened is an entry of the log and a line that its citizen can see.',
  body: {
    type: 'application/json',
    schema: v.strictObject({
      /** `assinatura`: what waits for the signature of the officer who opens it; counts as no opening of the hour. */
      motivo: v.picklist(openingReasons),
      /** Asked for where the reason is `outro`; for the auditor. */
      explicacao: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[^\r\n]*$/), v.maxLength(200))),
      /** Beyond the limit of an hour, with an explanation: the auditor is alerted. */
      alemDoLimite: v.optional(v.literal(true)),
    }),
  },
  answers: {
    200: { description: 'The report, with its version as ETag', schema: reportBody },
    400: deskFailure,
    401: deskFailure,
    403: deskFailure,
    404: deskFailure,
    409: deskFailure,
    410: deskFailure,
    429: {
      ...deskFailure,
      description: 'More openings in an hour than usual: the reason is asked for once more',
    },
  },
} as const satisfies Call

const opened = {
  401: deskFailure,
  403: { ...deskFailure, description: 'Not allowed, or the report was not opened before' },
  404: deskFailure,
  410: deskFailure,
} as const

export const rereadReport = {
  method: 'post',
  path: '/boletins/{boletim}/reler',
  summary:
    'A report as it is now, for who opened it for a reason within the last eight hours; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: { description: 'The report, with its version as ETag', schema: reportBody },
    400: deskFailure,
    ...opened,
  },
} as const satisfies Call

export const readAddendum = {
  method: 'post',
  path: '/boletins/{boletim}/adendos/{sha256}/ler',
  summary: 'A sealed addendum of an opened report, named by its SHA-256; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: { description: 'PDF/A with a seal', type: 'application/pdf' },
    400: deskFailure,
    ...opened,
  },
} as const satisfies Call

export const readReportDocument = {
  method: 'post',
  path: '/boletins/{boletim}/papel/ler',
  summary: 'The sealed paper of an opened report, as its citizen has it; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: { description: 'PDF/A with a seal', type: 'application/pdf' },
    400: deskFailure,
    ...opened,
  },
} as const satisfies Call

export const readPetition = {
  method: 'post',
  path: '/boletins/{boletim}/pedido/ler',
  summary: 'The sealed request to a judge for protective measures, of an opened report; an entry of the log.',
  body: { type: 'application/json', schema: v.strictObject({}) },
  answers: {
    200: { description: 'PDF/A with a seal', type: 'application/pdf' },
    400: deskFailure,
    ...opened,
  },
} as const satisfies Call

export const readProgress = {
  method: 'get',
  path: '/boletins/{boletim}/andamento',
  summary: 'Where a report stands, without opening it.',
  query: {
    olhando: {
      description:
        'sim: somebody is at the page, and is shown as looking for a minute; nao: nobody is any more. Absent: says nothing of it',
    },
  },
  answers: {
    200: { description: 'With its version as ETag', schema: progressBody },
    401: deskFailure,
    404: deskFailure,
  },
} as const satisfies Call
