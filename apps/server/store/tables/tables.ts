import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import type { Generated } from 'kysely'
import type { DangerTables } from './danger-tables.ts'
import type { DeliveryTables } from './delivery-tables.ts'
import type { DocumentsTable } from './document-tables.ts'
import type { DeskTables } from './desk-tables.ts'
import type { EventTables } from './event-tables.ts'
import type { EvidenceTables } from './evidence-tables.ts'
import type { PanelTables } from './panel-tables.ts'
import type { ThreadTables } from './thread-tables.ts'
import type { StreetImportsTable, StreetsTable } from './street-tables.ts'

/**
 * The last number given in a unit and year. `given` is above it where a server knows that the database lost numbers: no
 * number is given until the operator has skipped them.
 */
export type BulletinCountersTable = { unit: number; year: number; last: number; given: Generated<number> }

/** Numbers from `after` + 1 to `up_to` that were skipped on purpose: none of their reports is missing. */
export type NumberSkipsTable = {
  id: Generated<string>
  unit: number
  year: number
  after: number
  up_to: number
  reason: 'operator' | 'restore'
  skipped_at: Generated<Date>
  /** The highest of them that is known to have been given: reports are missing up to it. */
  given: Generated<number | null>
  /** When the operator said that their people were told. */
  settled_at: Generated<Date | null>
}

/** One row: the year whose numbers are given, and the clock that decided it. */
export type StationClockTable = {
  id: number
  year: number
  /** The latest time that a server has trusted. */
  seen_at: Date
  /** Until then no year is opened without the operator: the clock jumped ahead for an unknown reason. */
  doubted_until: Date | null
  /** How often the operator has confirmed a clock; what was known before no longer counts. */
  confirmed: Generated<number>
}

/** One registered report. What the person wrote is only in `body`, encrypted; no other column identifies the person. */
export type ReportsTable = {
  id: string
  unit: number
  year: number
  sequence: number
  /** The 15 characters. */
  bop: string
  crime: number
  municipality: string | null
  registered_at: Date
  /** Only in rows of older versions, until the first start turns it into a digest. */
  idempotency_key: string | null
  /** HMAC of the Idempotency-Key, by which a repeat is recognised. */
  idempotency_digest: Buffer | null
  /** HMAC of the answers, which distinguishes a repeat from other answers under the same key; null in older rows. */
  request_digest: Buffer | null
  /** SHA-256 of the authentication number. */
  code_digest: Buffer
  /** SHA-256 of the token for this report in the registering browser's cookie. */
  owner_digest: Buffer
  wrapped_key: Buffer
  body: Buffer
  /** SHA-256 of the canonical report. */
  content_sha256: Buffer
  /** When `wrapped_key` and `body` were emptied; nobody can read the report since. */
  key_destroyed_at: Date | null
}

/** Cancellations and restorations of documents; rows are only added, and the last one counts. */
export type CancellationsTable = {
  id: Generated<string>
  report_id: string
  kind: 'cancelled' | 'restored'
  /** Why it was cancelled; null where it was restored. */
  reason: CancellationReason | null
  /** The name of the operator or officer. */
  marked_by: string
  marked_at: Date
}

/** What remains to be done after a report is registered. */
export type JobKind = 'paper' | 'mail' | 'notice' | 'petition'

export type OutboxTable = {
  id: string
  kind: JobKind
  report_id: string
  due_at: Date
  attempts: number
  /** Until then the job belongs to the worker in `leased_by`; afterwards any worker may take it. */
  leased_until: Date | null
  leased_by: string | null
  done_at: Date | null
  /** The request that asked for it (platform/request-id.ts). */
  request_id: string | null
}

/**
 * `lookup` is the key of the digests that recognise values again; `receipt` signs receipts; `desk` is for officers' logins;
 * `delivery` signs what goes to other systems.
 */
export type StationSecretName = 'lookup' | 'receipt' | 'desk' | 'delivery'

/** A secret that all servers of the station share, encrypted with the station key. */
export type StationSecretsTable = { name: StationSecretName; locked: Buffer }

/** Human checks that have been spent, until they expire. */
export type SpentChallengesTable = {
  /** SHA-256 of the challenge's signature. */
  id: Buffer
  expires_at: Date
}

/** A document that a police authority signed; the file itself is not kept. */
export type SignedDocumentsTable = {
  /** SHA-256 of its verification code. */
  code_digest: Buffer
  /** Of the file. */
  sha256: Buffer
  kind: string
  number: string
  signer: string
  issued_at: Date
  revoked_at: Date | null
}

/** The unit of a place; the neighbourhood as `plainNeighbourhood` writes it, empty for the rest of the municipality. */
export type ResponsibleUnitsTable = {
  municipality: number
  neighbourhood: string
  name: string
  address: string
  /** As the operator's table has them; empty where it does not. */
  phone: Generated<string>
  hours: Generated<string>
  /** Whom to tell that nobody opens an urgent report: on duty, and in charge; for no citizen. */
  duty_email: Generated<string>
  chief_email: Generated<string>
}

/** One row, once a migration has left older code behind. */
export type SchemaCompatibilityTable = {
  id: number
  /** Code must know the migration of this name. */
  oldest_migration: string
}

/** A station left this database for another one (`away`), or came into it (`here`). */
export type StationMovesTable = {
  way: 'away' | 'here'
  /** A digest of all rows that were moved. */
  content_digest: Buffer
  moved_at: Date
}

/** Every table as the migrations leave it. */
export type Database = DeskTables &
  EventTables &
  DangerTables &
  DeliveryTables &
  EvidenceTables &
  PanelTables &
  ThreadTables & {
    bulletin_counters: BulletinCountersTable
    number_skips: NumberSkipsTable
    station_clock: StationClockTable
    reports: ReportsTable
    papers: DocumentsTable
    paper_marks: CancellationsTable
    outbox: OutboxTable
    spent_challenges: SpentChallengesTable
    signed_documents: SignedDocumentsTable
    streets: StreetsTable
    street_imports: StreetImportsTable
    responsible_units: ResponsibleUnitsTable
    station_secrets: StationSecretsTable
    schema_compatibility: SchemaCompatibilityTable
    station_moves: StationMovesTable
  }
