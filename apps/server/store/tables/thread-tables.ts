/** Codes of a report besides the one that it was registered with. */
export type ThreadCodesTable = {
  id: string
  report_id: string
  /** SHA-256 of the code. */
  digest: Buffer
  only_reads: boolean
  given_at: Date
  ended_at: Date | null
}

/** When the code was last used to look, and the visit before that one. */
export type ThreadVisitsTable = { report_id: string; seen_at: Date; before_at: Date | null }

/** An act of the citizen that was done: the same key does nothing again. */
export type ThreadActsTable = {
  report_id: string
  /** HMAC of the Idempotency-Key. */
  key_digest: Buffer
  /** HMAC of the body that was sent under it. */
  request_digest: Buffer
  at: Date
}

/** Answers about the risk that were not handed in yet, encrypted with the report's key. */
export type RiskFormDraftsTable = {
  report_id: string
  body: Buffer
  /** Deleted then, unless another answer comes. */
  expires_at: Date
}

/** Who asked for notices by e-mail, and the instant of the last thing that a letter told of. */
export type NoticesTable = { report_id: string; told_until: Date }

export type ThreadTables = {
  thread_codes: ThreadCodesTable
  thread_visits: ThreadVisitsTable
  thread_acts: ThreadActsTable
  notices: NoticesTable
  risk_form_drafts: RiskFormDraftsTable
}
