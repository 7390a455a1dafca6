import type { DangerStep, DangerWay } from '@delegacia/domain/desk/events/event-parts'
import type { Generated } from 'kysely'

/** One message to a contact, that nobody opens urgent reports of a unit. It names no report. */
export type DangerMessagesTable = {
  id: string
  unit_id: number
  step: DangerStep
  way: DangerWay
  /** Since when the oldest of the reports waits. */
  since: Date
  reports: number
  made_at: Generated<Date>
  /** When it first leaves: a minute after the one before it to the same contact. */
  planned_at: Date
  due_at: Date
  attempts: Generated<number>
  leased_until: Date | null
  leased_by: string | null
  /** Since it was taken by its receiver, or given up. */
  ended_at: Date | null
}

export type DangerTables = { danger_messages: DangerMessagesTable }
