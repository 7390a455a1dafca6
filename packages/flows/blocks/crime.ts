import { defineFlow, type Flow } from '../engine/define.ts'
import { warnings } from './before/warnings.ts'
import { closing, opening } from './document-texts.ts'

type Crime = Omit<Flow, 'warnings' | 'opening' | 'closing'>

/** A flow with the start cards and the document's first and last paragraph that all crimes have. */
export const defineCrime = (crime: Crime): Flow => defineFlow({ warnings, opening, closing, ...crime })
