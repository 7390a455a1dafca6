import type { NarrativeParagraph, SummarySection } from '@delegacia/flows/engine/summary-types'

/** Everything that a report's document prints; made from a summary and a narrative, never from questions. */
export type ReportDocument = {
  /** `00277/2026.000001-9` */
  number: string
  /** The name of the occurrence, as `Extravio de documento ou objeto`. */
  occurrence: string
  registeredAt: Date
  sections: SummarySection[]
  narrative: NarrativeParagraph[]
  /** `XXXX-XXXX-XXXX-XXXX` */
  authenticationCode: string
  /** The page that validates the document, as the QR code has it. */
  validationUrl: string
  unit: { name: string; address: string }
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}
