import type { Progress } from '../events/progress.ts'
import { isClosed } from '../events/report-state.ts'

/** What a clock counts, the most urgent first. */
export const clockKinds = [
  'immediateCare',
  'protectiveMeasure',
  'firstLook',
  'afterAnswer',
  'analysis',
  'correction',
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
export type Aims = {
  readonly firstLook: number
  readonly analysis: number
  readonly afterAnswer: number
}

export const defaultAims: Aims = { firstLook: 24, analysis: 24, afterAnswer: 24 }

/** The request of the victim goes to the judge within 48 hours (Law 11.340/2006, art. 12, III). */
export const protectiveMeasureHours = 48

const hourMs = 3_600_000

/** The clocks of a report at an instant, the most urgent first. They run on weekends, holidays and while a question is open. */
export function clocksOf(progress: Progress, aims: Aims, now: Date): Clock[] {
  if (progress.destroyed) return []
  const clock: MakeClock = (kind, since, due) => clockAt({ kind, since, due }, now)
  const aim = (kind: keyof Aims, since: Date) => [clock(kind, since, hoursAfter(since, aims[kind]))]
  return [...urgentClocks(progress, clock), ...deskClocks(progress, aim, clock)]
}

/** A clock that runs, at an instant. */
export const clockAt = ({ kind, since, due }: Pick<Clock, 'kind' | 'since' | 'due'>, now: Date): Clock => ({
  kind,
  since,
  due,
  // Nobody is late while the citizen has time to answer: then the report goes on.
  isLate: kind !== 'correction' && now > due,
  isUrgent: kind === 'immediateCare' || kind === 'protectiveMeasure',
})

type MakeClock = (kind: ClockKind, since: Date, due: Date) => Clock

/** They belong to a danger and not to a state: they run on wherever the report stands, until the act itself is done. */
function urgentClocks({ immediate, measure }: Progress, clock: MakeClock): Clock[] {
  const care = immediate && !immediate.contactedAt ? [immediate.askedAt] : []
  const request = measure && !measure.sentAt ? [measure.askedAt] : []
  return [
    ...care.map((since) => clock('immediateCare', since, since)),
    ...request.map((since) => clock('protectiveMeasure', since, hoursAfter(since, protectiveMeasureHours))),
  ]
}

function deskClocks(
  { state, since, arrivedAt, lookedAt, correction }: Progress,
  aim: (kind: keyof Aims, since: Date) => Clock[],
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
