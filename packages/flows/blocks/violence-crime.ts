import type { Flow } from '../engine/define.ts'
import { comfort } from './before/comfort.ts'
import { noticesOfViolence } from './before/warnings.ts'
import { defineCrime, type Crime } from './crime.ts'

/** A flow of a person who may have the offender beside her or him: comfort before the notices, and nothing that reveals it. */
export function defineViolence<R extends string>(crime: Omit<Crime<R>, 'discreet'>): Flow<R> {
  const flow = defineCrime(crime)
  return { ...flow, warnings: [comfort, ...noticesOfViolence], discreet: true }
}
