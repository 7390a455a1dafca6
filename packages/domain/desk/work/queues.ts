import type { Clock } from './clocks.ts'
import type { Progress } from '../events/progress.ts'
import { isClosed, type ReportState } from '../events/report-state.ts'

/** The lists of the desk, by the names in their addresses. */
export const queues = [
  'minhas',
  'da-unidade',
  'esperam-o-cidadao',
  'atrasadas',
  'arquivadas',
  'nao-cabem',
] as const
export type Queue = (typeof queues)[number]

/** Who looks at the lists, and for which unit. */
export type Viewer = { readonly officer: string; readonly unit: number }

/**
 * Whether a report is in the queues of its unit. A closed one is while a clock runs: a judge who was never asked, an appeal, a
 * message or a file that came afterwards is nobody's closed case.
 */
export const isQueued = ({ state, destroyed }: Progress, clocks: readonly Clock[]): boolean =>
  !destroyed && (!isClosed(state) || clocks.length > 0)

/** The lists of what is closed, by the state that they hold: the latest first, whether or not a clock runs. */
const closedQueues: Readonly<Partial<Record<Queue, ReportState>>> = {
  arquivadas: 'arquivado_na_unidade',
  'nao-cabem': 'nao_cabe_aqui',
}
export const closedStateOf = (queue: Queue): ReportState | undefined => closedQueues[queue]

/** The queues of an officer that a report is in. A report of another unit is in none of them. */
export function queuesOf(progress: Progress, clocks: readonly Clock[], viewer: Viewer): Queue[] {
  const { state, unit, lease } = progress
  if (unit !== viewer.unit || progress.destroyed) return []
  const waits = isQueued(progress, clocks)
  const isIn: Readonly<Record<Queue, boolean>> = {
    minhas: waits && lease?.holder.officer === viewer.officer,
    'da-unidade': waits,
    'esperam-o-cidadao': waits && state === 'pede_correcao',
    atrasadas: waits && clocks.some(({ isLate }) => isLate),
    arquivadas: state === closedQueues.arquivadas,
    'nao-cabem': state === closedQueues['nao-cabem'],
  }
  return queues.filter((queue) => isIn[queue])
}

/** What a list sorts by; all of it is metadata. */
export type QueueRow = { readonly clocks: readonly Clock[]; readonly registeredAt: Date }

/** The order of a queue: danger first, then violence, then what is due first, then the oldest. The desk never resorts what is on the screen. */
export function inQueueOrder(one: QueueRow, other: QueueRow): number {
  const urgency = Number(isUrgent(other)) - Number(isUrgent(one))
  if (urgency !== 0) return urgency
  const violence = Number(standsAhead(other.clocks)) - Number(standsAhead(one.clocks))
  if (violence !== 0) return violence
  const due = firstDue(one.clocks) - firstDue(other.clocks)
  // Two reports without a clock are both due at infinity, whose difference is no number.
  return due || one.registeredAt.getTime() - other.registeredAt.getTime()
}

const isUrgent = ({ clocks }: QueueRow): boolean => clocks.some((clock) => clock.isUrgent)

/**
 * Whether violence stands before all that is not urgent either: while something of it is due, as what only is investigated
 * waits for nobody.
 */
export const standsAhead = (clocks: readonly Clock[]): boolean =>
  clocks.some(({ kind }) => kind === 'violence') &&
  !clocks.some((clock) => clock.isUrgent) &&
  Number.isFinite(firstDue(clocks))

/** When the first of a report's clocks is due, in milliseconds; an urgent one hides all others. Infinity where none asks for anything. */
export function firstDue(clocks: readonly Clock[]): number {
  const asking = clocks.filter(({ kind }) => kind !== 'violence')
  const urgent = asking.filter((clock) => clock.isUrgent)
  return Math.min(...(urgent.length > 0 ? urgent : asking).map(({ due }) => due.getTime()))
}
