import { clockNames, type DeskClock } from '@delegacia/contract/desk/report-words'
import { type ServiceTargets, type Clock, type ClockKind } from '@delegacia/domain/desk/work/clocks'

const rulesOf = (aims: ServiceTargets): Readonly<Record<ClockKind, string>> => ({
  immediateCare: 'sem primeiro contato: agora',
  removalNotice: 'avisar o juiz do afastamento em 24 h da ordem; não para',
  protectiveMeasure: 'ao juiz em 48 h (Lei 11.340, art. 12, III); não para',
  measureAtOnce: 'levar logo ao juiz: a lei não dá prazo à polícia; não para',
  decision: `outra pessoa decide: meta de ${aims.decision} h`,
  message: `mensagem sem resposta: meta de ${aims.reply} h`,
  unseen: `chegou algo novo: olhar em ${aims.reply} h`,
  firstLook: `primeiro olhar: meta de ${aims.firstLook} h`,
  afterAnswer: `desde a resposta: meta de ${aims.afterAnswer} h`,
  analysis: `análise: meta de ${aims.analysis} h`,
  correction: 'espera a resposta por 15 dias, depois segue',
  violence: 'violência: desde o relato ou o primeiro contato, até o fim',
})

/** A clock with the rule beside it, in the hours that the operator set. */
export const clockAnswer = (
  { kind, since, due, isLate, isUrgent }: Clock,
  aims: ServiceTargets,
): DeskClock => ({
  tipo: clockNames[kind],
  regra: rulesOf(aims)[kind],
  desde: since.toISOString(),
  vence: due.toISOString(),
  atrasado: isLate,
  urgente: isUrgent,
})
