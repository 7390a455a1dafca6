import type { QueuePage, QueueRowAnswer } from '@delegacia/contract/desk/queues'

/** The list as it stands on the screen. */
export type QueueState = {
  readonly page: QueuePage
  readonly urgent: readonly QueueRowAnswer[]
  readonly rows: readonly QueueRowAnswer[]
  readonly next: string | undefined
}

export const shownFrom = (page: QueuePage): QueueState => ({
  page,
  urgent: page.urgentes,
  rows: page.linhas,
  next: page.proximo,
})

/** A further page goes below, without what is there already. */
export function withFurther(shown: QueueState, { linhas, proximo }: QueuePage): QueueState {
  const known = new Set(shown.rows.map(({ id }) => id))
  return { ...shown, rows: [...shown.rows, ...linhas.filter(({ id }) => !known.has(id))], next: proximo }
}

/** What came since: rows keep their places, whatever their clocks say by now; what is new waits to be asked for. */
export function refreshed(shown: QueueState, fresh: QueuePage): QueueState {
  const latest = new Map([...fresh.urgentes, ...fresh.linhas].map((row) => [row.id, row]))
  const update = (rows: readonly QueueRowAnswer[]) => rows.map((row) => latest.get(row.id) ?? row)
  return {
    ...shown,
    page: { ...shown.page, contagens: fresh.contagens },
    urgent: update(shown.urgent),
    rows: update(shown.rows),
  }
}

/** How many reports of the fresh list are not on the screen. */
export function newOnes({ urgent, rows }: QueueState, fresh: QueuePage): { all: number; urgent: number } {
  const known = new Set([...urgent, ...rows].map(({ id }) => id))
  const isNew = ({ id }: QueueRowAnswer) => !known.has(id)
  const urgentOnes = fresh.urgentes.filter(isNew).length
  return { all: urgentOnes + fresh.linhas.filter(isNew).length, urgent: urgentOnes }
}
