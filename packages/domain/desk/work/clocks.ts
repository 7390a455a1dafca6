import { dueAtJudge } from '../../law/measure-hours.ts'
import { removalToldBy } from '../../law/removal-hours.ts'
import type { Progress } from '../events/progress.ts'
import { isClosed } from '../events/report-state.ts'
import { isUrgentViolence } from './violence.ts'

/** What a clock counts, the most urgent first. */
export const clockKinds = [
  'immediateCare',
  'removalNotice',
  'protectiveMeasure',
  'measureAtOnce',
  'decision',
  'message',
  'unseen',
  'firstLook',
  'afterAnswer',
  'analysis',
  'correction',
  'violence',
] as const
export type ClockKind = (typeof clockKinds)[number]

export type Clock = {
  readonly kind: ClockKind
  readonly since: Date
  readonly due: Date
  readonly isLate: boolean
  /** Stands above all others, whatever is filtered, and never pauses. */
  readonly isUrgent: boolean
}

/** What the desk wants to keep, in hours: the operator's settings, told to no citizen. */
export type ServiceTargets = {
  readonly firstLook: number
  readonly analysis: number
  readonly afterAnswer: number
  /** On what the citizen disagrees with or appeals against. */
  readonly decision: number
  /** To answer a message, and to look at what else came. */
  readonly reply: number
}

export const defaultServiceTargets: ServiceTargets = {
  firstLook: 24,
  analysis: 24,
  afterAnswer: 24,
  decision: 24,
  reply: 48,
}

const hourMs = 3_600_000

/** The clocks of a report at an instant, the most urgent first. They run on weekends, holidays and while a question is open. */
export function clocksOf(progress: Progress, aims: ServiceTargets, now: Date): Clock[] {
  if (progress.destroyed) return []
  const clock: MakeClock = (kind, since, due) => clockAt({ kind, since, due }, now)
  const aim = (kind: keyof ServiceTargets & ClockKind, since: Date) => [
    clock(kind, since, hoursAfter(since, aims[kind])),
  ]
  const decision = waitsForDecision(progress).flatMap((since) => aim('decision', since))
  const replies = waitsForUnit(progress).map(({ kind, since }) =>
    clock(kind, since, hoursAfter(since, aims.reply)),
  )
  const rest = [...replies, ...deskClocks(progress, aim, clock)]
  return [
    ...urgentClocks(progress, clock),
    ...decision,
    ...rest.toSorted((one, other) => one.due.getTime() - other.due.getTime()),
    ...violenceClock(progress, clock),
  ]
}

const urgentKinds: ReadonlySet<ClockKind> = new Set([
  'immediateCare',
  'removalNotice',
  'protectiveMeasure',
  'measureAtOnce',
] as const)

/** A clock that runs, at an instant. */
export const clockAt = ({ kind, since, due }: Pick<Clock, 'kind' | 'since' | 'due'>, now: Date): Clock => ({
  kind,
  since,
  due,
  isLate: canBeLate(kind) && now > due,
  isUrgent: urgentKinds.has(kind),
})

/** Nobody is late while the citizen has time to answer, for then the report goes on; nor where nothing sets an hour. */
export const canBeLate = (kind: ClockKind): boolean =>
  kind !== 'correction' && kind !== 'measureAtOnce' && kind !== 'violence'

/** Since when an appeal or a disagreement waits for another officer; wherever the report stands. */
function waitsForDecision({ notHere, proposal }: Progress): Date[] {
  const appeal = notHere?.appealGranted === undefined ? notHere?.appealedAt : undefined
  const dispute = proposal?.decided === undefined ? proposal?.disagreedAt : undefined
  const since = [appeal, dispute].flatMap((at) => at ?? [])
  return since.length === 0 ? [] : [new Date(Math.min(...since.map((at) => at.getTime())))]
}

/** What the citizen said or sent and waits for somebody of the unit: wherever the report stands, closed too. */
function waitsForUnit({ state, lookedAt, unansweredSince, unseenSince }: Progress) {
  // The first look is at everything that came before it.
  const isUnseen = lookedAt !== undefined || isClosed(state)
  return [
    ...(unansweredSince ? [{ kind: 'message' as const, since: unansweredSince }] : []),
    ...(unseenSince && isUnseen ? [{ kind: 'unseen' as const, since: unseenSince }] : []),
  ]
}

type Make<Made> = (kind: ClockKind, since: Date, due: Date) => Made
type MakeClock = Make<Clock>

/** Since when each danger of a report waits for an act of the desk. */
export const dangersSince = (progress: Progress): Date[] =>
  progress.destroyed ? [] : urgentClocks(progress, (_, since) => since)

/** Whether a danger waits for an act of the desk. */
export const isUrgent = (progress: Progress): boolean => dangersSince(progress).length > 0

/** They belong to a danger and not to a state: they run on wherever the report stands, until the act itself is done. */
function urgentClocks<Made>(
  { immediate, contactedAt, measure, removal }: Progress,
  clock: Make<Made>,
): Made[] {
  const care = immediate && !contactedAt ? [immediate.askedAt] : []
  const order = removal && !removal.toldAt ? [removal.orderedAt] : []
  const request = measure && !measure.sentAt ? [measure] : []
  return [
    ...care.map((since) => clock('immediateCare', since, since)),
    ...order.map((since) => clock('removalNotice', since, removalToldBy(since))),
    ...request.map(({ law, askedAt: since }) => {
      const due = dueAtJudge(law, since)
      return due ? clock('protectiveMeasure', since, due) : clock('measureAtOnce', since, since)
    }),
  ]
}

/** Counts since somebody first reached the person, else since the report, and stands until the end: it asks for nothing by itself. */
function violenceClock(progress: Progress, clock: MakeClock): Clock[] {
  if (isClosed(progress.state) || !isUrgentViolence(progress)) return []
  const since = progress.contactedAt ?? progress.registeredAt
  return [clock('violence', since, since)]
}

function deskClocks(
  { state, since, arrivedAt, lookedAt, correction }: Progress,
  aim: (kind: keyof ServiceTargets & ClockKind, since: Date) => Clock[],
  clock: MakeClock,
): Clock[] {
  if (isClosed(state)) return []
  if (state === 'pede_correcao')
    return correction ? [clock('correction', correction.askedAt, correction.until)] : []
  if (!lookedAt) return aim('firstLook', arrivedAt)
  if (state !== 'em_analise') return []
  const answered = correction?.answeredAt
  return answered && answered >= since ? aim('afterAnswer', answered) : aim('analysis', since)
}

const hoursAfter = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * hourMs)
