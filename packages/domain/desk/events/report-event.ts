import type { MeasureLaw, RemovalLaw } from '../../law/measure-laws.ts'
import type { CancellationReason } from '../../language/cancellation-reasons.ts'
import type { Locale } from '../../language/text.ts'
import type { ExportPurpose } from '../export-purposes.ts'
import type { Author, ByCitizen, ByOfficer, ByStation } from './author.ts'
import type {
  Classification,
  DangerStep,
  DangerWay,
  DeliveryWay,
  NotHereReason,
  OpeningReason,
  Orderer,
  AskedQuestion,
  Rerouting,
  Signature,
  TemplateUse,
  TextId,
} from './event-parts.ts'

type Event<Kind extends string, By extends Author, Payload = unknown> = {
  readonly kind: Kind
  readonly id: string
  readonly at: Date
  readonly by: By
} & Readonly<Payload>

/** What can still be taken back before this instant, and has no effect until then. */
type Leaving = { leavesAt: Date }

type RemovalOrder = {
  orderedAt: Date
  law: RemovalLaw
  orderer: Orderer
  /** Name and registration of who ordered it. */
  name: TextId
  /** The table of courts is unsure of the town: an officer answered for it that it has none. */
  seatAnswered?: true
}

type DeskWork =
  | Event<'claimed', ByOfficer, { until: Date }>
  | Event<'reassigned', ByOfficer, { to: ByOfficer; until: Date }>
  | Event<'leaseEnded', ByOfficer | ByStation>
  /** The body was decrypted for an officer; `until` where it was done across units by breaking the glass. */
  | Event<'opened', ByOfficer, { reason: OpeningReason; until?: Date }>
  | Event<'takenBack', ByOfficer, { event: string }>
  | Event<'firstContact', ByOfficer>
  /** By `law`; of a woman if it is missing. Histories of before 2026-11-27 say `forChild`. */
  | Event<'measureAsked', ByCitizen | ByOfficer, { law?: MeasureLaw; forChild?: true }>
  | Event<'measureSentToJudge', ByOfficer>
  /** Where there is no court the police took the aggressor out of the home: when that was ordered, and by whom. */
  | Event<'removalOrdered', ByOfficer, RemovalOrder>
  /** It was told wrongly: how it was, and why it is told again. A judge who was told of it is told anew. */
  | Event<'removalCorrected', ByOfficer, RemovalOrder & { why: TextId }>
  /** The judge was told of it. */
  | Event<'removalTold', ByOfficer>
  /** Nobody has opened it although it is urgent `since`: who was told, and how; with no way there is no contact of theirs. */
  | Event<'dangerTold', ByStation, { step: DangerStep; since: Date; ways: readonly DangerWay[] }>

type Steps =
  /** With why, where it was the station. */
  | Event<'forwarded', ByOfficer | ByStation, { to: number; note?: TextId; why?: Rerouting }>
  | Event<'investigationStarted', ByOfficer>
  | Event<'archived', ByOfficer, { textSha256: string; signature?: Signature }>
  /** An archived case is taken up again. */
  | Event<'reopened', ByOfficer>
  | Event<
      'notHere',
      ByOfficer,
      Leaving & {
        reason: NotHereReason
        /** Where to go instead, with address and telephone. */
        whereToGo: TextId
        textSha256: string
        signature: Signature
      }
    >
  /** With the citizen's words to the officer who decides. */
  | Event<'appealed', ByCitizen, { text?: TextId }>
  /** With the reason, as the citizen reads it. */
  | Event<'appealDecided', ByOfficer, { granted: boolean; why: TextId }>
  | Event<'crimeProposed', ByOfficer, Leaving & { to: Classification; why: TextId }>
  | Event<'crimeDisagreed', ByCitizen>
  | Event<'crimeDecided', ByOfficer, { keeps: 'proposed' | 'reported'; why: TextId }>

type Conversation =
  | Event<'messageOut', ByOfficer, Leaving & { text: TextId; language: Locale; template?: TemplateUse }>
  | Event<'messageIn', ByCitizen, { text: TextId }>
  | Event<'correctionAsked', ByOfficer, Leaving & { questions: readonly AskedQuestion[] }>
  /** Some or all questions; each addendum is sealed and named by its SHA-256. Answers of before they were kept are in it alone. */
  | Event<
      'correctionAnswered',
      ByCitizen,
      { campos: readonly string[]; addendumSha256: string; answers?: TextId }
    >
  /** Another way and hour to call without risk: the number of the way, kept encrypted as it tells of her days. */
  | Event<'safeContactChanged', ByCitizen, { way: TextId }>
  /** Answers about the risk and the measures that are asked for, kept encrypted together; once for each report. */
  | Event<'riskFormGiven', ByCitizen, { answers: TextId }>
  | Event<'correctionExpired', ByStation>
  | Event<'evidenceReceived', ByCitizen, { evidence: string; sha256: string; bytes: number }>
  | Event<'originalOpened', ByOfficer, { evidence: string; textSha256: string; signature: Signature }>

type Code =
  /** The code is dead, the report lives. */
  | Event<'codeClosed', ByCitizen>
  /** In person, with identity: the old code dies. */
  | Event<'codeRenewed', ByOfficer, { textSha256: string; signature: Signature }>
  | Event<'readerCodeGiven', ByCitizen, { reader: string }>
  | Event<'readerCodeRevoked', ByCitizen, { reader: string }>
  | Event<'noticesAsked', ByCitizen, { wanted: boolean }>

type Paper =
  /** The document no longer holds, since then; who decided it is named to those who keep the documents alone. */
  | Event<'paperCancelled', ByStation, { since: Date; reason: CancellationReason }>
  /** The cancellation was a mistake. */
  | Event<'paperRestored', ByStation, { since: Date }>

type Transport =
  /** The report and the originals of these files left in one package, for which two officers signed. */
  | Event<
      'exported',
      ByOfficer,
      { purpose: ExportPurpose; evidence: readonly string[]; textSha256: string; signature: Signature }
    >
  /** An original went to another system of the police, which has the right to it. */
  | Event<'originalDelivered', ByStation, { evidence: string; receiver: string }>
  | Event<'delivered', ByStation, { way: DeliveryWay; receiver: string; receiptNumber: string }>
  | Event<'deliveryFailed', ByStation, { way: DeliveryWay; receiver: string; isLast: boolean }>
  /** Retention destroyed the key: what is left is that there was a report. */
  | Event<'destroyed', ByStation>

/** The beginning of every history. */
export type RegisteredEvent = Event<
  'registered',
  ByStation,
  {
    unit: number
    /** The unit of the place, where another was given the report, and why. */
    meantFor?: { unit: number; why: Rerouting }
    reported: Classification
    /** Violence at home: the log of openings is not shown unasked, and archiving it needs two officers. */
    atHome: boolean
    /** A protective measure was asked for: 48 hours to the judge (Law 11.340, art. 12, III). */
    asksMeasure: boolean
    /** By which law; of a woman if it is missing. Histories of before 2026-11-27 say `measureForChild`. */
    measureLaw?: MeasureLaw
    measureForChild?: true
    /** The police were asked to come now. */
    immediate: boolean
    language: Locale
  }
>

/** One line of a report's history, which is the truth about it: state, clocks and queues are computed from it. */
export type ReportEvent = RegisteredEvent | DeskWork | Steps | Conversation | Code | Paper | Transport

export type EventKind = ReportEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<ReportEvent, { readonly kind: Kind }>

/** In the order in which they were written; two reports never share one. */
export type History = readonly [RegisteredEvent, ...ReportEvent[]]

/** When an event has its effect: what may still be taken back has none yet. */
export const effectOf = (event: ReportEvent): Date => ('leavesAt' in event ? event.leavesAt : event.at)
