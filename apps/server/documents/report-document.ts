import type { Locale } from '@delegacia/domain/language/text'
import type { DocumentSection, NarrativeParagraph } from '@delegacia/flows/engine/summary-types'

/** A language that stands beside the Portuguese one. */
export type BesideLocale = Exclude<Locale, 'pt-br'>

/** What a document says; made from a summary and a narrative, never from questions. */
type DocumentContent = {
  /** The name of the occurrence, as `Extravio de documento ou objeto`. */
  occurrence: string
  sections: DocumentSection[]
  narrative: NarrativeParagraph[]
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}

/** Everything that a report's document prints. */
export type ReportDocument = DocumentContent & {
  /** `00277/2026.000001-9` */
  number: string
  registeredAt: Date
  /** `XXXX-XXXX-XXXX-XXXX`; absent if somebody dangerous may find the paper. */
  authenticationCode?: string
  /** To hand to others, without the code. */
  toShow?: true
  /** The sections in the language of who reported, where that is another: they stand beside the Portuguese ones. */
  beside?: { locale: BesideLocale; sections: readonly DocumentSection[] }
  /** SHA-256 of the sealed paper, where this is the copy for the police: it prints no code and has no seal. */
  copyOf?: string
  /** The page that validates the document, as the QR code has it. */
  validationUrl: string
  unit: { name: string; address: string }
  /** What the victim has to do for the case to go on, in sentences; empty where it goes on by itself. */
  whatDepends: readonly string[]
}

/** The same document before the report is registered: it has no number, no code and no unit, and says that it is no report. */
export type DraftDocument = DocumentContent & { draftedAt: Date }
