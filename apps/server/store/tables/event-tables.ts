import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'
import type { ReportState } from '@delegacia/domain/desk/events/report-state'
import type { Author } from '@delegacia/domain/desk/events/author'
import type { UnitRole } from '@delegacia/domain/desk/roles'
import type { ClockKind } from '@delegacia/domain/desk/work/clocks'
import type { EventKind } from '@delegacia/domain/desk/events/report-event'
import type { Generated, JSONColumnType } from 'kysely'

/** One line of a report's history; rows are only added. None holds what a person wrote: texts stand by their ids. */
export type ReportEventsTable = {
  report_id: string
  /** From 1, in the order in which they were written. */
  seq: number
  id: string
  kind: EventKind
  at: Date
  author: JSONColumnType<Author>
  /** What the kind has besides; instants as ISO 8601. */
  payload: JSONColumnType<Readonly<Record<string, unknown>>>
  /** Of the whole station. Transactions end in another order: a reader that follows needs `xact` too. */
  position: Generated<string>
  /** The transaction that wrote it. */
  xact: Generated<string>
}

/** What officers and citizens wrote, encrypted with the key of the report. */
export type ReportTextsTable = { id: string; report_id: string; body: Buffer }

/** A clock without whether it is late, which the instant of a reader decides; instants as ISO 8601. */
export type StoredClock = { kind: ClockKind; since: string; due: string }

/** One row: in how many hours the desk wants what done. */
export type DeskAimsTable = {
  id: number
  first_look: number
  analysis: number
  after_answer: number
  decision: number
  reply: number
}

/** Where a report stands, to list and to sort by: a copy that follows from its events, made with the last of them. */
export type ReportProgressTable = {
  report_id: string
  unit_id: number
  state: ReportState
  since: Date
  registered_at: Date
  /** As it was reported, or as the police propose. */
  crime: number
  /** Whether it belongs in a queue. */
  is_open: boolean
  is_urgent: boolean
  /** Violence of which something is due: before all that is not urgent. */
  stands_ahead: Generated<boolean>
  /** When the first of its clocks is due; `infinity` where none runs. */
  due_at: Date
  /** From when it is late; `infinity` where it cannot be. */
  late_at: Date
  holder: string | null
  /** A claim that has ended does not count. */
  holder_until: Date | null
  holder_role: UnitRole | null
  /** The clocks that run, the most urgent first. */
  clocks: JSONColumnType<readonly StoredClock[]>
  waits_citizen: boolean
  /** The last message of the citizen that nobody has answered. */
  unanswered_since: Date | null
  /** Grows with every event that another officer has to know of before writing. */
  version: number
  /** Since when it is urgent and nobody has opened it. */
  unopened_since: Date | null
  /** How many times URGENT_MINUTES later somebody else is told of that; null once all were. */
  danger_times: number | null
  /** When time alone changes this row. */
  next_change_at: Date | null
}

/** The history of a report, folded until its last event: everything that nobody can take back any more. */
export type ReportFoldsTable = {
  report_id: string
  /** Those by which it was folded; another number means that it is folded anew. */
  rules: number
  /** Of the last event. */
  seq: number
  at: Date
  /** Of the last event that is folded. */
  final_seq: number
  /** The progress, its instants as `{"instant": "…"}`. */
  final: JSONColumnType<object>
}

/** By what a report is found to be about the same as another. */
export type ReportIdentifiersTable = {
  report_id: string
  kind: IdentifierKind
  /** HMAC of its one form, with a key for each kind. */
  digest: Buffer
}

export type EventTables = {
  desk_aims: DeskAimsTable
  report_identifiers: ReportIdentifiersTable
  report_events: ReportEventsTable
  report_texts: ReportTextsTable
  report_folds: ReportFoldsTable
  report_progress: ReportProgressTable
}
