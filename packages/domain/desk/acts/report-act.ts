import type { PayloadOf } from '../events/new-event.ts'
import type { ActRow } from './act-row.ts'
import { acts } from './table.ts'

type Rows = typeof acts

/** Every act on a report. */
export type ReportAct = keyof Rows
export type EventOfAct<Act extends ReportAct> = Rows[Act]['event']

type ActsWith<Part> = { [Act in ReportAct]: Rows[Act] extends Part ? Act : never }[ReportAct]

/** What a report lists that can be done with it, or why not. */
export type DeskAct = Exclude<ReportAct, ActsWith<{ stands: 'apart' }>>
/** What a second officer signs, always or of violence at home. */
export type SignedAct = ActsWith<{ signature: string }>
/** What a dialog of its own is for. */
export type WrittenAct = Extract<DeskAct, ActsWith<{ dialog: 'own' }>>
/** What is done at once. */
export type ImmediateAct = ActsWith<{ dialog: 'none' }>
/** What its route answers with how the report stands then. */
export type ListedRouteAct = Exclude<ReportAct, ActsWith<{ route: 'own' }>>
/** What writes an event that says who did it and when, and nothing else. */
export type BareAct = {
  [Act in ReportAct]: object extends PayloadOf<EventOfAct<Act>> ? Act : never
}[ReportAct]

const reportActs = Object.keys(acts) as ReportAct[]

/** The row of an act, as every row is. */
export const actRow = (act: ReportAct): ActRow => acts[act]

export const deskActs = reportActs.filter((act): act is DeskAct => actRow(act).stands !== 'apart')
export const signedActs = reportActs.filter((act): act is SignedAct => actRow(act).signature !== undefined)
export const bareActs = reportActs.filter((act): act is BareAct => actRow(act).trial === undefined)
