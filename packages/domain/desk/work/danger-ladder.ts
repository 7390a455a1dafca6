import { dangerSteps, type DangerStep } from '../events/event-parts.ts'
import type { Progress } from '../events/progress.ts'
import { dangersSince } from './clocks.ts'

/** Who is told next that nobody opens an urgent report. */
export type NextDangerStep = {
  readonly step: DangerStep
  /** Since when it waits unopened. */
  readonly since: Date
  /** How many times the operator's minutes after `since` it is due. */
  readonly times: number
}

/**
 * Since when an urgent report waits without anybody of the police having opened it; undefined where none does. Where it went to
 * another unit it waits there from its arrival on, for who opened it before does not work there; a claim opens nothing.
 */
export function unopenedSince(progress: Progress): Date | undefined {
  const { arrivedAt, heardAt } = progress
  const waiting = dangersSince(progress)
    .map((since) => Math.max(since.getTime(), arrivedAt.getTime()))
    .filter((since) => heardAt === undefined || heardAt.getTime() < since)
  return waiting.length > 0 ? new Date(Math.min(...waiting)) : undefined
}

/** The next step of the ladder; undefined where somebody has opened the report, and once all were told. */
export function nextDangerStep(progress: Progress): NextDangerStep | undefined {
  const since = unopenedSince(progress)
  if (!since) return undefined
  const { dangerTold } = progress
  const told = dangerTold?.since.getTime() === since.getTime() ? dangerTold : undefined
  const step = dangerSteps[placeOf(told?.step)]
  // Whoever has no contact takes no time: the next is due as soon as they were.
  return step && { step, since, times: placeOf(told?.reached) + 1 }
}

/** How many steps are done with this one. */
const placeOf = (step: DangerStep | undefined) => (step === undefined ? 0 : dangerSteps.indexOf(step) + 1)

/** When a step is due, with so many minutes from one to the next. */
export const dangerDueAt = ({ since, times }: NextDangerStep, minutes: number): Date =>
  new Date(since.getTime() + times * minutes * 60_000)
