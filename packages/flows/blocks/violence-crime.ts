import type { Flow } from '../engine/define.ts'
import { comfort } from './before/comfort.ts'
import { warningsBefore } from './before/warnings.ts'
import { defineCrime, type Crime } from './crime.ts'

/** A flow of a person who may have the offender beside her or him: comfort before the notices, and nothing that reveals it. */
export const defineViolence = <R extends string>(crime: Omit<Crime<R>, 'discreet'>): Flow<R> => ({
  ...defineCrime(crime),
  warnings: [comfort, ...warningsBefore(crime.before)],
  discreet: true,
})
