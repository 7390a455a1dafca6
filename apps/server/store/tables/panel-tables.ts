import type { JSONColumnType } from 'kysely'

/** One settled month as it is published; the shape is that of the contract's panel at the time when it was counted. */
export type PublicFiguresTable = {
  /** `2026-10` */
  month: string
  figures: JSONColumnType<object>
  counted_at: Date
}

/** A time in which a server could take reports without an interruption that it noticed. */
export type ServedTimesTable = { server: string; since: Date; until: Date }

export type PanelTables = { public_figures: PublicFiguresTable; served_times: ServedTimesTable }
