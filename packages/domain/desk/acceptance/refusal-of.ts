import { progressOf } from '../events/progress-of.ts'
import type { Progress } from '../events/progress.ts'
import type { History, ReportEvent } from '../events/report-event.ts'
import type { Refusal } from './refusal.ts'
import { rules } from './rules.ts'
import type { Rule } from './officer-rules.ts'

/**
 * Why an event cannot follow a history, or undefined where it can. Whether the officer's role allows the act is asked
 * before; here is what the report itself allows.
 */
export const refusalOf = (history: History, event: ReportEvent): Refusal | undefined =>
  refusalAt(progressOf(history, event.at), event)

/** The same by where the report stands at the instant of the event. */
export function refusalAt(progress: Progress, event: ReportEvent): Refusal | undefined {
  if (progress.destroyed) return 'destroyed'
  // Each kind has its own row, which the compiler cannot follow through a lookup.
  for (const rule of rules[event.kind] as readonly Rule<ReportEvent>[]) {
    const refusal = rule(progress, event)
    if (refusal) return refusal
  }
  return undefined
}
