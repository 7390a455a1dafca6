import { deliveredActs } from '../acts/delivered-acts.ts'
import type { EventKind } from '../events/report-event.ts'

/**
 * The events that receivers hear of, with their names on the wire. What an officer may still take back is told once it
 * has left; whoever fetches the report sees the state of that moment.
 */
export const deliveredTypes = {
  registered: 'report.registered',
  correctionAnswered: 'report.addendum',
  evidenceReceived: 'report.evidence',
  safeContactChanged: 'report.safe-contact',
  riskFormGiven: 'report.risk-form',
  ...deliveredActs,
  paperCancelled: 'report.cancelled',
  paperRestored: 'report.restored',
  destroyed: 'report.destroyed',
} as const satisfies { readonly [Kind in EventKind]?: `report.${string}` }

export type DeliveredKind = keyof typeof deliveredTypes

export const deliveredKinds = Object.keys(deliveredTypes) as DeliveredKind[]

/** The events that bring something to read: nobody confirms them who has not fetched the report since. */
const contentKinds: readonly DeliveredKind[] = [
  'registered',
  'correctionAnswered',
  'evidenceReceived',
  'safeContactChanged',
  'riskFormGiven',
]

export const bringsContent = (kind: DeliveredKind): boolean => contentKinds.includes(kind)
