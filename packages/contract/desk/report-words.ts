import { ownEventTypes } from '@delegacia/domain/desk/acts/event-types'
import { clockKinds, type ClockKind } from '@delegacia/domain/desk/work/clocks'
import { unitRoles } from '@delegacia/domain/desk/roles'
import type { EventKind } from '@delegacia/domain/desk/events/report-event'
import * as v from 'valibot'
import { stepTypes } from '@delegacia/domain/desk/citizen/step-types'

/** The name on the wire of each clock. */
export const clockNames = {
  immediateCare: 'atendimento_imediato',
  removalNotice: 'afastamento_ao_juiz',
  protectiveMeasure: 'medida_protetiva',
  measureAtOnce: 'medida_protetiva_logo',
  decision: 'decisao',
  message: 'mensagem_sem_resposta',
  unseen: 'novo_sem_olhar',
  firstLook: 'primeiro_olhar',
  afterAnswer: 'depois_da_resposta',
  analysis: 'analise',
  correction: 'correcao',
  violence: 'violencia',
} as const satisfies Readonly<Record<ClockKind, string>>

export const clock = v.object({
  tipo: v.picklist(clockKinds.map((kind) => clockNames[kind])),
  /** The rule beside the number, as officers read it. */
  regra: v.string(),
  desde: v.string(),
  vence: v.string(),
  atrasado: v.boolean(),
  urgente: v.boolean(),
})
export type DeskClock = v.InferOutput<typeof clock>

export const unitAnswer = v.object({ id: v.number(), nome: v.string() })

/** A colleague, by name: officers know who works beside them. */
export const colleague = v.object({ id: v.string(), nome: v.string(), cargo: v.picklist(unitRoles) })
export type Colleague = v.InferOutput<typeof colleague>

/** Who has claimed a report, and until when nobody else can. */
export const lease = v.object({ ...colleague.entries, ate: v.string(), minha: v.boolean() })

/** The name on the wire of each kind of event; those that citizens see have the same name for them. */
export const eventNames = {
  ...stepTypes,
  ...ownEventTypes,
  opened: 'aberto',
  dangerTold: 'urgente_sem_abrir',
  codeClosed: 'codigo_fechado',
  noticesAsked: 'avisos',
  deliveryFailed: 'entrega_falhou',
} as const satisfies Readonly<Record<EventKind, string>>
