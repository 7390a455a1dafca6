import type { UnitRole } from '@delegacia/domain/desk/roles'
import type { Generated } from 'kysely'

/** Who has a report on the screen; a row that is a minute old says nothing any more. */
export type ReportLooksTable = { report_id: string; officer_id: string; role: UnitRole; seen_at: Date }

/** When an officer opened reports, in the last hour. */
export type DeskOpeningsTable = { officer_id: string; times: Date[] }

/** What an officer has written about a report and not sent. */
export type DraftsTable = {
  officer_id: string
  report_id: string
  kind: string
  /** Encrypted with the key of the report. */
  body: Buffer
  saved_at: Date
}

/** One version of Part II of the risk form. */
export type InterviewsTable = {
  report_id: string
  /** From 1 in each report. */
  number: number
  /** The version of the form that was asked. */
  form: string
  officer_id: string
  role: UnitRole
  unit_id: number
  written_at: Date
  /** What was written down, encrypted with the key of the report; empty once that is destroyed. */
  notes: Buffer
}

/** A request that a second officer sign exactly this. */
export type SignatureRequestsTable = {
  id: string
  report_id: string
  unit_id: number
  act: string
  asked_by: string
  asked_role: UnitRole
  asked_at: Date
  expires_at: Date
  /** The text of the request, encrypted with the key of the report. */
  body: Buffer
  /** Of the exact text. */
  sha256: Buffer
  signed_by: string | null
  signed_role: UnitRole | null
  /** What was signed: the same as `sha256`, or the signature is worth nothing. */
  signed_sha256: Buffer | null
  refused_by: string | null
  /** Why, encrypted with the key of the report. */
  refusal: Buffer | null
  used_at: Date | null
  /** Of an export: since when its package can be downloaded, until `expires_at`. */
  begun_at: Generated<Date | null>
  /** While a download of it goes on. */
  leased_until: Generated<Date | null>
  /** The officers who have read the request. */
  read_by: Generated<string[]>
}

/** Another unit's report that an officer may read for an hour. */
export type BrokenGlassTable = { officer_id: string; report_id: string; broken_at: Date; until: Date }

/** Which alerts of the log an auditor has seen to. */
export type SeenAlertsTable = { entry: string; officer_id: string; seen_at: Date }

/** A head of the log that an auditor saw published. */
export type NotedHeadsTable = { seq: string; hash: Buffer; officer_id: string; noted_at: Date }

/** How often an officer has searched on the last day on which they did. */
export type DeskSearchesTable = { officer_id: string; day: Date; count: number }

export type DeskWorkTables = {
  desk_searches: DeskSearchesTable
  broken_glass: BrokenGlassTable
  seen_alerts: SeenAlertsTable
  noted_heads: NotedHeadsTable
  report_looks: ReportLooksTable
  desk_openings: DeskOpeningsTable
  interviews: InterviewsTable
  drafts: DraftsTable
  signature_requests: SignatureRequestsTable
}
