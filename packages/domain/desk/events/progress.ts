import type { MeasureLaw, RemovalLaw } from '../../law/measure-laws.ts'
import type { CancellationReason } from '../../language/cancellation-reasons.ts'
import type { ByOfficer } from './author.ts'
import type { Classification, DangerStep, NotHereReason, AskedQuestion } from './event-parts.ts'
import type { EventOf } from './report-event.ts'
import type { ReportState } from './report-state.ts'

/** A lease: whoever claimed a report has it until then, and no longer. */
export type Lease = {
  readonly holder: ByOfficer
  /** Since when without a gap: renewing it begins nothing anew. */
  readonly since: Date
  readonly until: Date
}

/** The questions that were asked last. */
export type Correction = {
  readonly askedAt: Date
  readonly by: ByOfficer
  /** The first instant at which an answer is late: the beginning of the day after the last one named. */
  readonly until: Date
  readonly open: readonly AskedQuestion[]
  readonly answeredAt?: Date
  readonly expired: boolean
}

/** Another crime or nature that an officer proposed; it stands until the citizen disagrees and a second officer decides otherwise. */
export type Proposal = {
  readonly event: string
  readonly to: Classification
  readonly why: string
  readonly by: ByOfficer
  readonly at: Date
  readonly disagreedAt?: Date
  readonly decided?: 'proposed' | 'reported'
}

/** A report that belongs to another authority. */
export type NotHere = {
  readonly reason: NotHereReason
  readonly whereToGo: string
  readonly at: Date
  /** The officers who said so: the one who asked and the one who signed. */
  readonly saidBy: readonly string[]
  readonly appealedAt?: Date
  readonly appealGranted?: boolean
}

/** An event that may still be taken back. */
export type LeavingEvent = EventOf<'messageOut' | 'correctionAsked' | 'crimeProposed' | 'notHere'>

/** Where a report stands at an instant, computed from its history and from nothing else. */
export type Progress = {
  readonly state: ReportState
  /** Since when it is in this state. */
  readonly since: Date
  readonly registeredAt: Date
  readonly unit: number
  /** Since when this unit has it. */
  readonly arrivedAt: Date
  /** The first opening by this unit. */
  readonly lookedAt?: Date
  readonly reported: Classification
  readonly atHome: boolean
  readonly lease?: Lease
  readonly correction?: Correction
  readonly proposal?: Proposal
  readonly notHere?: NotHere
  /** The request for protective measures, when it left for the judge, and whether it is a child's, for which the law sets no hours. */
  readonly measure?: { readonly askedAt: Date; readonly sentAt?: Date; readonly law: MeasureLaw }
  /** When the police ordered the aggressor out of the home where there is no court, and when the judge was told. */
  readonly removal?: { readonly orderedAt: Date; readonly toldAt?: Date; readonly law: RemovalLaw }
  /** The call for police at once. */
  readonly immediate?: { readonly askedAt: Date }
  /** When somebody first reached whoever asked for protection or for police at once. */
  readonly contactedAt?: Date
  /** When somebody of the police last opened it, or met its danger by an act. */
  readonly heardAt?: Date
  /** How far it was told that nobody opens it, which it waits for `since`; `reached` is the last who has a contact. */
  readonly dangerTold?: { readonly since: Date; readonly step: DangerStep; readonly reached?: DangerStep }
  /** The number that the police's own system gave. */
  readonly delivery?: { readonly at: Date; readonly receiver: string; readonly receiptNumber: string }
  /** Since when the document no longer holds, and why. */
  readonly paperCancelled?: { readonly since: Date; readonly reason: CancellationReason }
  /** The last message of the citizen that no message of an officer has followed. */
  readonly unansweredSince?: Date
  /** The first file, late answer or other way to call that nobody of the unit has looked at since. */
  readonly unseenSince?: Date
  /** When the citizen wrote, gave out a code or asked for notices, since the police last answered; the latest `mostUnanswered`. */
  readonly unanswered: readonly Date[]
  /** When another safe way to call was told. */
  readonly contactChanges?: readonly Date[]
  /** When the answers about the risk were handed in. */
  readonly riskFormAt?: Date
  readonly codeClosed: boolean
  readonly readers: readonly string[]
  readonly wantsNotices: boolean
  readonly destroyed: boolean
  readonly leaving: readonly LeavingEvent[]
}

/** What a report is about now: as it was reported, or as proposed. */
export const classificationOf = ({ reported, proposal }: Progress): Classification =>
  proposal && proposal.decided !== 'reported' ? proposal.to : reported
