import type { Progress } from './progress.ts'
import { stateAfter, type Move } from './report-state.ts'

/** The progress one step on, since an instant; unchanged where the step does not exist. */
export function stepped(progress: Progress, move: Move, at: Date): Progress {
  const state = stateAfter(progress.state, move)
  return state === undefined ? progress : { ...progress, state, since: at }
}

/** The progress with everything ended that ends by itself until an instant. */
export const settled = (progress: Progress, at: Date): Progress =>
  withoutLapsedLease(withExpiredCorrection(progress, at), at)

function withoutLapsedLease(progress: Progress, at: Date): Progress {
  if (!progress.lease || progress.lease.until > at) return progress
  const { lease: _, ...rest } = progress
  return rest
}

function withExpiredCorrection(progress: Progress, at: Date): Progress {
  const { correction } = progress
  if (progress.state !== 'pede_correcao' || !correction || correction.until > at) return progress
  return onToTheUnit(progress, correction.until)
}

/** Nobody answered: the report goes on to the unit that has it, which looks at it anew. */
export function onToTheUnit(progress: Progress, at: Date): Progress {
  const { correction, state } = progress
  if (state !== 'pede_correcao' || !correction) return progress
  const { lookedAt: _, ...rest } = stepped(progress, 'correctionExpired', at)
  return { ...rest, arrivedAt: at, correction: { ...correction, expired: true } }
}
