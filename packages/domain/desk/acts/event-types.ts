import { stepTypes } from '../citizen/step-types.ts'
import type { ActRow } from './act-row.ts'
import type { EventOfAct, ReportAct } from './report-act.ts'
import { acts } from './table.ts'

type Rows = typeof acts
type OwnTypes = {
  readonly [
    Act in ReportAct as Rows[Act] extends { type: string } ? EventOfAct<Act> : never
  ]: Rows[Act] extends {
    type: infer Type
  }
    ? Type
    : never
}
type ShownKind = Extract<EventOfAct<ReportAct>, keyof typeof stepTypes>
type ActEventType = OwnTypes[keyof OwnTypes] | (typeof stepTypes)[ShownKind]

const rows: readonly ActRow[] = Object.values(acts)

/** The name on the wire of each event that an act writes and the citizen's thread does not show. */
export const ownEventTypes = Object.fromEntries(
  rows.flatMap(({ event, type }) => (type === undefined ? [] : [[event, type]])),
) as OwnTypes

/** Each event that an act writes, by its name on the wire, as officers read it. */
export const happenedWords = Object.fromEntries(
  rows.map(({ event, type, happened }) => [type ?? stepTypes[event as ShownKind], happened]),
) as Readonly<Record<ActEventType, string>>
