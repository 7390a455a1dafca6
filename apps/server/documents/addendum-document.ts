/** What the addendum of a report prints: answers to what the police asked again. The first paper never changes. */
export type AddendumDocument = {
  /** `00277/2026.000001-9` */
  number: string
  /** Of the sealed paper, in hexadecimal. */
  paperSha256: string
  /** Its place among the addenda of the report, from 1. */
  place: number
  /** Who asked, as people read it: a role and a unit, and no name. */
  asked: { at: Date; role: string; unit: string }
  answeredAt: Date
  changes: readonly { label: string; before?: string; after: string }[]
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}
