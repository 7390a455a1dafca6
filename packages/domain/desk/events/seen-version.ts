import type { EventKind, History, ReportEvent } from './report-event.ts'

/** What a reader has to know of before writing: a look, or the police's own system, makes nobody's text stale. */
export const quietKinds: ReadonlySet<EventKind> = new Set([
  'opened',
  'delivered',
  'deliveryFailed',
  'originalDelivered',
  'dangerTold',
  'noticesAsked',
  'readerCodeGiven',
  'readerCodeRevoked',
] as const)

/** Whether an event makes a version: the first of a report is version 1. */
export const isVersioned = ({ kind }: ReportEvent): boolean => !quietKinds.has(kind)

/** The events that make a version each. */
export const versionedEvents = (history: History): readonly ReportEvent[] => history.filter(isVersioned)

/** What a citizen says or sends may be a reason to decide otherwise. */
const spokenKinds: ReadonlySet<EventKind> = new Set([
  'messageIn',
  'correctionAnswered',
  'evidenceReceived',
  'safeContactChanged',
  'riskFormGiven',
  'crimeDisagreed',
  'appealed',
  'measureAsked',
] as const)

/** Whether a citizen has said something that who read that version does not know. */
export const saidSince = (history: History, version: number): boolean =>
  versionedEvents(history)
    .slice(version)
    .some(({ kind, by }) => by.kind === 'citizen' && spokenKinds.has(kind))
