import type { DangerStep } from '@delegacia/domain/desk/events/event-parts'
import type { DangerMessage } from './message-queue.ts'

const steps = {
  duty: 'plantao',
  chief: 'chefia',
  station: 'delegacia_virtual',
} as const satisfies Readonly<Record<DangerStep, string>>

/** The call to a service (docs/integration.md): the unit, and nothing of a report. */
export const webhookBody = ({ id, unit, step, since, reports }: DangerMessage) => ({
  id,
  tipo: 'urgente_sem_abrir',
  unidade: unit,
  passo: steps[step],
  desde: since.toISOString(),
  quantos: reports,
})
