import { defineFlow, type Flow } from '../engine/define.ts'
import { warningsBefore } from './before/warnings.ts'
import { closing, opening } from './document-texts.ts'

export type Crime<R extends string> = Omit<Flow<R>, 'warnings' | 'opening' | 'closing'>

/** A flow with the start cards and the first and last paragraph of the narrative that all crimes have. */
export const defineCrime = <R extends string>(crime: Crime<R>): Flow<R> =>
  defineFlow({ warnings: warningsBefore(crime.before), opening, closing, ...crime })
