import { shownToCitizen, type ShownAuthor } from '../events/author.ts'
import type { TextId } from '../events/event-parts.ts'
import type { EventKind, EventOf, ReportEvent } from '../events/report-event.ts'

/** Events that a citizen sees, each with what of it; a kind that is missing stays at the desk. */
const shown = {
  registered: () => ({}),
  firstContact: () => ({}),
  measureAsked: () => ({}),
  measureSentToJudge: () => ({}),
  // That he has to go is told to nobody who reads along before a judge knows; then without a word of what was done.
  removalTold: () => ({}),
  forwarded: ({ to }: EventOf<'forwarded'>) => ({ unit: to }),
  investigationStarted: () => ({}),
  archived: () => ({}),
  reopened: () => ({}),
  notHere: ({ reason, whereToGo }: EventOf<'notHere'>) => ({ reason, text: whereToGo }),
  appealed: ({ text }: EventOf<'appealed'>): { text?: TextId } => (text === undefined ? {} : { text }),
  appealDecided: ({ granted, why }: EventOf<'appealDecided'>) => ({ granted, text: why }),
  crimeProposed: ({ to, why }: EventOf<'crimeProposed'>) => ({ to, text: why }),
  crimeDisagreed: () => ({}),
  crimeDecided: ({ keeps, why }: EventOf<'crimeDecided'>) => ({ keeps, text: why }),
  messageOut: ({ text, language, template }: EventOf<'messageOut'>) => ({
    text,
    language,
    ofTemplate: template !== undefined,
  }),
  messageIn: ({ text }: EventOf<'messageIn'>) => ({ text }),
  correctionAsked: ({ questions }: EventOf<'correctionAsked'>) => ({ questions }),
  correctionAnswered: ({ campos, addendumSha256 }: EventOf<'correctionAnswered'>) => ({
    campos,
    addendumSha256,
  }),
  // Which way is told to nobody who reads along.
  safeContactChanged: () => ({}),
  // Nor what was answered.
  riskFormGiven: () => ({}),
  correctionExpired: () => ({}),
  evidenceReceived: ({ evidence, sha256, bytes }: EventOf<'evidenceReceived'>) => ({
    evidence,
    sha256,
    bytes,
  }),
  originalOpened: ({ evidence }: EventOf<'originalOpened'>) => ({ evidence }),
  originalDelivered: ({ evidence }: EventOf<'originalDelivered'>) => ({ evidence }),
  exported: ({ purpose, evidence, signature }: EventOf<'exported'>) => ({
    purpose,
    files: evidence.length,
    signedBy: shownToCitizen(signature.by),
  }),
  codeRenewed: () => ({}),
  readerCodeGiven: ({ reader }: EventOf<'readerCodeGiven'>) => ({ reader }),
  readerCodeRevoked: ({ reader }: EventOf<'readerCodeRevoked'>) => ({ reader }),
  paperCancelled: ({ since, reason }: EventOf<'paperCancelled'>) => ({ since, reason }),
  paperRestored: ({ since }: EventOf<'paperRestored'>) => ({ since }),
  delivered: ({ receiptNumber }: EventOf<'delivered'>) => ({ receiptNumber }),
  destroyed: () => ({}),
} as const satisfies { readonly [Kind in EventKind]?: (event: EventOf<Kind>) => object }

type ShownKind = keyof typeof shown

type StepOf<Kind extends ShownKind> = {
  readonly kind: Kind
  readonly id: string
  /** When it happened: what could be taken back, when it left. */
  readonly at: Date
  readonly by: ShownAuthor
} & Readonly<ReturnType<(typeof shown)[Kind]>>

/** One line of the thread. It names no officer. */
export type ThreadStep = { [Kind in ShownKind]: StepOf<Kind> }[ShownKind]

const isShown = (kind: EventKind): kind is ShownKind => Object.hasOwn(shown, kind)

/** The event as the citizen sees it; undefined for what stays at the desk. */
export function threadStep(event: ReportEvent): ThreadStep | undefined {
  if (!isShown(event.kind)) return undefined
  // Each kind has its own row, which the compiler cannot follow through a lookup.
  const details = (shown[event.kind] as (event: ReportEvent) => object)(event)
  const at = 'leavesAt' in event ? event.leavesAt : event.at
  return { kind: event.kind, id: event.id, at, by: shownToCitizen(event.by), ...details } as ThreadStep
}
