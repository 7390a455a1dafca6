import { deskActs } from '@delegacia/domain/desk/acts/report-act'
import { notHereReasons } from '@delegacia/domain/desk/events/event-parts'
import { reportStates } from '@delegacia/domain/desk/events/report-state'
import { templatePurposes } from '@delegacia/domain/desk/templates/template'
import { locales } from '@delegacia/domain/language/text'
import * as v from 'valibot'
import { cancellation } from '../documents/cancellation.ts'
import { clock, colleague, eventNames, lease, unitAnswer } from './report-words.ts'

/** A text that may be sent now: the officer reads the Portuguese beside what leaves. */
const template = v.object({
  id: v.string(),
  versao: v.number(),
  uso: v.picklist(templatePurposes),
  titulo: v.string(),
  portugues: v.string(),
  /** In the language of the citizen. */
  enviado: v.string(),
  /** For a question: the end of the JSON pointer that it is about. */
  campo: v.optional(v.string()),
})

/** Where a report stands: metadata, without a word of what anybody wrote. */
export const progressBody = v.object({
  id: v.string(),
  numero: v.string(),
  /** Goes back as `If-Match: "7"` with each act; a look does not change it. */
  versao: v.number(),
  /** The newest changes, the oldest of them first: which version each made, and no word of it. */
  recentes: v.array(
    v.object({
      versao: v.number(),
      tipo: v.picklist(Object.values(eventNames)),
      quando: v.string(),
      /** Of an officer their name; a code proves no person. */
      quem: v.string(),
      /** The officer who asks did it. */
      meu: v.boolean(),
    }),
  ),
  crime: v.string(),
  municipio: v.nullable(v.string()),
  unidade: unitAnswer,
  estado: v.picklist(reportStates),
  desde: v.string(),
  registradoEm: v.string(),
  relogios: v.array(clock),
  posse: v.optional(lease),
  /** Who has it open now, without the officer who asks. */
  olham: v.array(colleague),
  /** Violence at home: two officers archive it, and what is written may be read by whom she fears. */
  emCasa: v.boolean(),
  codigoFechado: v.boolean(),
  semRespostaDesde: v.optional(v.string()),
  naoEntregue: v.boolean(),
  /** While the document is cancelled. */
  cancelamento: v.optional(cancellation),
  /** The crime as it was reported and as it is proposed, where the citizen disagrees. */
  discordancia: v.optional(v.object({ desde: v.string(), de: v.string(), para: v.string() })),
  /** An appeal that waits: of what it is against nothing that anybody wrote. */
  recurso: v.optional(
    v.object({ desde: v.string(), motivo: v.picklist(notHereReasons), baseLegal: v.string() }),
  ),
  /** The citizen's language: what templates are sent in. */
  idioma: v.picklist(locales),
  modelos: v.array(template),
  /** How long an act waits before it leaves. */
  segundosParaVoltarAtras: v.number(),
  /** What may still be taken back, and until when. */
  saindo: v.array(
    v.object({ evento: v.string(), tipo: v.picklist(Object.values(eventNames)), saiEm: v.string() }),
  ),
  /** The acts that this officer can do now, and for each other one why not; without those that nothing of the report asks for. */
  atos: v.array(
    v.object({
      ato: v.picklist(deskActs),
      permitido: v.boolean(),
      porque: v.optional(v.string()),
      /** It needs the signature of a second officer first. */
      segundaAssinatura: v.boolean(),
    }),
  ),
})
export type ReportProgress = v.InferOutput<typeof progressBody>
