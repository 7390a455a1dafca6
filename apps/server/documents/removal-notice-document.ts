import type { Orderer } from '@delegacia/domain/desk/events/event-parts'
import type { RemovalLaw } from '@delegacia/domain/law/measure-laws'
import type { DocumentSection } from '@delegacia/flows/engine/summary-types'

/** What the paper prints that tells a judge that the police ordered somebody out of the home. */
export type RemovalNoticeDocument = {
  /** Of the bulletin: `00277/2026.000001-9` */
  number: string
  /** The name of the occurrence. */
  occurrence: string
  registeredAt: Date
  /** Of the sealed paper of the report, in hexadecimal. */
  paperSha256: string
  /** Where the fact was, which has no court of its own. */
  municipality: string
  /** The seat of the court that is the one for it; missing while the operator has not told it: the officer writes it. */
  court?: string
  removal: {
    /** From 1 in each report; a later one replaces those before. */
    number: number
    law: RemovalLaw
    orderedAt: Date
    orderer: Orderer
    /** Name and registration of who ordered it, as the officer wrote them. */
    name: string
    /** Until when the judge has to know. */
    toJudgeBy: Date
    /** Who told it to the desk. */
    told: { at: Date; by: string; unit: string }
    /** Why it was told again. */
    why?: string
  }
  /** As on the report's paper, with later answers to the police. */
  protects: DocumentSection[]
  removes: DocumentSection[]
  /** True while the seal is made with the test certificate: the document says TESTE. */
  test: boolean
}
