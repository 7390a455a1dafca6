import type { ActRow } from './act-row.ts'
import type { EventOfAct, ReportAct } from './report-act.ts'
import { acts } from './table.ts'

type Rows = typeof acts
type Delivered = {
  readonly [
    Act in ReportAct as Rows[Act] extends { delivered: string } ? EventOfAct<Act> : never
  ]: Rows[Act] extends { delivered: infer Type } ? Type : never
}

const rows: readonly ActRow[] = Object.values(acts)

/** The acts that receivers hear of, by the kind of their event, with their names on the wire. */
export const deliveredActs = Object.fromEntries(
  rows.flatMap(({ event, delivered }) => (delivered === undefined ? [] : [[event, delivered]])),
) as Delivered
