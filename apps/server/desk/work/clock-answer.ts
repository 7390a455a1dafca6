import { clockNames, type DeskClock } from '@delegacia/contract/desk/report-words'
import {
  defaultAims,
  protectiveMeasureHours,
  type Clock,
  type ClockKind,
} from '@delegacia/domain/desk/work/clocks'

const rules: Readonly<Record<ClockKind, string>> = {
  immediateCare: 'sem primeiro contato: agora',
  protectiveMeasure: `ao juiz em ${protectiveMeasureHours} h (Lei 11.340, art. 12, III); não para`,
  decision: `outra pessoa decide: meta de ${defaultAims.decision} h`,
  message: `mensagem sem resposta: meta de ${defaultAims.reply} h`,
  unseen: `chegou algo novo: olhar em ${defaultAims.reply} h`,
  firstLook: `primeiro olhar: meta de ${defaultAims.firstLook} h`,
  afterAnswer: `desde a resposta: meta de ${defaultAims.afterAnswer} h`,
  analysis: `análise: meta de ${defaultAims.analysis} h`,
  correction: 'espera a resposta por 15 dias, depois segue',
}

/** A clock with the rule beside it. */
export const clockAnswer = ({ kind, since, due, isLate, isUrgent }: Clock): DeskClock => ({
  tipo: clockNames[kind],
  regra: rules[kind],
  desde: since.toISOString(),
  vence: due.toISOString(),
  atrasado: isLate,
  urgente: isUrgent,
})
