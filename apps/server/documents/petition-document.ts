import type { Petition } from '@delegacia/domain/risk-form/petition'
import type { DocumentSection, NarrativeParagraph } from '@delegacia/flows/engine/summary-types'

/** What the request to a judge for protective measures prints. Nothing of it comes from an officer. */
export type PetitionDocument = {
  /** `00277/2026.000001-9` */
  number: string
  /** The name of the occurrence. */
  occurrence: string
  registeredAt: Date
  /** Of the sealed paper of the report, in hexadecimal. */
  paperSha256: string
  unit: { name: string; address: string }
  handedInAt: Date
  /** When the 48 hours to the judge end; absent where the law sets no hours. */
  toJudgeBy?: Date
  petition: Petition
  /** As on the report's paper, with later answers to the police. */
  people: DocumentSection[]
  /** Whether the report tells of anybody who did it. */
  tellsWho: boolean
  fact: DocumentSection[]
  /** What was written about it, and its translation. */
  account: NarrativeParagraph[]
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}
