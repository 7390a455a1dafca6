import type { Progress } from './progress.ts'
import type { EventKind, EventOf } from './report-event.ts'

/** What an event changes in the progress of its report. */
export type Effects<Kinds extends EventKind> = {
  readonly [Kind in Kinds]: (progress: Progress, event: EventOf<Kind>) => Partial<Progress>
}
