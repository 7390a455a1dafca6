import { notHereReasons } from '@delegacia/domain/desk/events/event-parts'
import { exportPurposes } from '@delegacia/domain/desk/export-purposes'
import { unitRoles } from '@delegacia/domain/desk/roles'
import { locales } from '@delegacia/domain/language/text'
import * as v from 'valibot'
import { cancellation } from '../documents/cancellation.ts'
import { stepTypes } from '@delegacia/domain/desk/citizen/step-types'

/** Who did it: of the police a role and a unit, of no one a name. */
const author = v.variant('quem', [
  v.object({ quem: v.literal('policia'), cargo: v.picklist(unitRoles), unidade: v.string() }),
  /** Somebody who had the code. */
  v.object({ quem: v.literal('codigo') }),
  v.object({ quem: v.literal('sistema') }),
])

/** ISO 8601 with offset, as every time here. */
const common = { id: v.string(), quando: v.string(), por: author }

const of = <Type extends string, Entries extends v.ObjectEntries>(tipo: Type, entries: Entries) =>
  v.object({ tipo: v.literal(tipo), ...common, ...entries })

/** An officer's own Portuguese in the language of the request, where the station has a translator. */
export const translated = {
  /** By a machine. */
  traducao: v.optional(v.string()),
  /** There is none now. */
  semTraducao: v.optional(v.literal(true)),
}

/** One line of the thread; texts are as they were written. */
export const step = v.variant('tipo', [
  ...(
    [
      'registered',
      'firstContact',
      'measureAsked',
      'measureSentToJudge',
      'removalTold',
      'investigationStarted',
      'archived',
      'reopened',
      'crimeDisagreed',
      'correctionExpired',
      'safeContactChanged',
      'riskFormGiven',
      'codeRenewed',
      'destroyed',
    ] as const
  ).map((kind) => of(stepTypes[kind], {})),
  of(stepTypes.forwarded, { unidade: v.string() }),
  of(stepTypes.notHere, {
    motivo: v.picklist(notHereReasons),
    baseLegal: v.string(),
    ondeIr: v.string(),
  }),
  of(stepTypes.appealed, { texto: v.optional(v.string()) }),
  of(stepTypes.appealDecided, { aceito: v.boolean(), porque: v.string(), ...translated }),
  of(stepTypes.crimeProposed, { de: v.string(), para: v.string(), porque: v.string(), ...translated }),
  of(stepTypes.crimeDecided, {
    vale: v.picklist(['proposto', 'registrado']),
    porque: v.string(),
    ...translated,
  }),
  of(stepTypes.messageOut, {
    texto: v.string(),
    idioma: v.picklist(locales),
    ...translated,
  }),
  of(stepTypes.messageIn, { texto: v.string() }),
  of(stepTypes.correctionAsked, { perguntas: v.number() }),
  of(stepTypes.correctionAnswered, { acrescimoSha256: v.string() }),
  of(stepTypes.evidenceReceived, { evidencia: v.string(), sha256: v.string(), bytes: v.number() }),
  of(stepTypes.originalOpened, { evidencia: v.string() }),
  of(stepTypes.originalDelivered, { evidencia: v.string() }),
  of(stepTypes.exported, {
    finalidade: v.picklist(exportPurposes),
    /** How many originals went along. */
    arquivos: v.number(),
    assinadoPor: author,
    /** The same in words, in the language of the request. */
    explicacao: v.string(),
  }),
  of(stepTypes.readerCodeGiven, { leitor: v.string() }),
  of(stepTypes.readerCodeRevoked, { leitor: v.string() }),
  /** Since when and why, which anyone with the code can read. */
  of(stepTypes.paperCancelled, cancellation.entries),
  of(stepTypes.paperRestored, { desde: v.string() }),
  of(stepTypes.delivered, { recibo: v.string() }),
])
