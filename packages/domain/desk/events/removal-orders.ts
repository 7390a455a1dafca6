import type { EventOf, History } from './report-event.ts'

/** An order as it was told, or told again. */
export type RemovalTelling = EventOf<'removalOrdered' | 'removalCorrected'>

/** How often an order was told, the first before the others; each has a paper, whose number is its place from 1. The last one counts. */
export const removalTellings = (history: History): RemovalTelling[] =>
  history.filter(
    (event): event is RemovalTelling => event.kind === 'removalOrdered' || event.kind === 'removalCorrected',
  )
