import type { ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import type { ReportRow } from '../../store/reports.ts'
import type { DocumentKind } from '../../store/tables/document-tables.ts'
import type { MadeDocument, SealDeps } from './sealed-document.ts'

/** Kinds that are made when somebody asks for them. An addendum is made with the answer that it says. */
export type AskedKind = Exclude<DocumentKind, 'addendum'>

/**
 * The PDF of that kind and number: the one that is stored, or the one that is made and stored now. Undefined: there is no
 * such report, its key is destroyed, or it has nothing that this kind says. Rejects if it cannot be sealed now.
 */
export type EnsureDocument = (kind: AskedKind, report: string, number?: number) => Promise<Buffer | undefined>

export type DocumentDeps = SealDeps & {
  publicUrl: string
  /** Undefined until the operator has confirmed the table of courts: then no document names one. */
  courtSeats?: ConfirmedCourtSeats | undefined
}

/** What makes a document needs; one document may name another. */
export type MakerDeps = DocumentDeps & { ensureDocument: EnsureDocument }

/** Makes a document of one kind. Undefined: the report has nothing that this kind says. */
export type MakeDocument = (
  deps: MakerDeps,
  report: ReportRow,
  number: number,
) => Promise<MadeDocument | undefined>
