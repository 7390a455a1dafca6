import type { DeliveredKind } from '@delegacia/domain/desk/delivery/delivered-types'
import type { DeliveryWay } from '@delegacia/domain/desk/events/event-parts'
import type { Generated } from 'kysely'

/** Another system of the police that is told of reports. */
export type ReceiversTable = {
  id: string
  name: string
  way: DeliveryWay
  /** SHA-256 of its credential; null where files are carried. */
  credential_digest: Buffer | null
  /** Where events are pushed to; null for every other way. */
  address: string | null
  /** Whether that address may be a private one. */
  allows_private: boolean
  /** Whether it may fetch originals of evidence. */
  gets_originals: Generated<boolean>
  /** Up to where the events of the station have been listed for it: a transaction, and a position in it. */
  xact: string
  position: string
  /** The last place that was given to a delivery. */
  last_place: Generated<string>
  created_at: Generated<Date>
  /** Since it answered that it wants nothing more (410). */
  stopped_at: Date | null
  revoked_at: Date | null
}

/** One event for one receiver. */
export type DeliveriesTable = {
  receiver_id: string
  event_id: string
  report_id: string
  /** The order for this receiver, without gaps. */
  place: string
  kind: DeliveredKind
  occurred_at: Date
  /** Since when the receiver is waited for. */
  listed_at: Generated<Date>
  /** Since a push was answered, or the event was in an answer. */
  announced_at: Date | null
  /** When the report was last fetched for it. */
  fetched_at: Date | null
  receipt_number: string | null
  confirmed_at: Date | null
  attempts: Generated<number>
  /** Of the last attempt: a status, or a word of a closed list. */
  last_failure: string | null
  due_at: Generated<Date>
  leased_until: Date | null
  leased_by: string | null
  /** Since nobody tries any more. */
  dead_at: Date | null
}

export type DeliveryTables = { receivers: ReceiversTable; deliveries: DeliveriesTable }
