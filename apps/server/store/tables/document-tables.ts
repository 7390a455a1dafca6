/**
 * What a document is: the report itself, the same without the code to hand to others, its copy for the police's own systems, or
 * what came to it later.
 */
export type DocumentKind =
  'report' | 'codeless' | 'policeCopy' | 'addendum' | 'petition' | 'interview' | 'removalNotice'

/** The documents of all reports: each is printed once, and sealed unless it is the police's copy. */
export type DocumentsTable = {
  report_id: string
  kind: DocumentKind
  /** From 1 in each report and kind. */
  number: number
  /** The PDF, encrypted with the report's key; empty once that is destroyed. */
  body: Buffer
  /** SHA-256 of the PDF. */
  sha256: Buffer
  /** The instant that it counts from, e.g. of the answers; null if that is the registration of its report. */
  issued_at: Date | null
  /** From the seal's time stamp where it has one, else from the station's clock; of a copy without a seal, when it was printed. */
  sealed_at: Date
  /** Who sealed it; null, as the next columns, for documents older than these columns and for copies. */
  signer: string | null
  /** The end of the certificate that sealed it. */
  seal_valid_until: Date | null
  /** Whether a time stamp in the seal says when. */
  seal_time_trusted: boolean | null
  /** The authority of the time stamp; null if there is none. */
  seal_time_by: string | null
}
