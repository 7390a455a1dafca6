import type { StationClock } from '../numbers/station-clock.ts'
import type { ReadinessCheck } from './readiness.ts'

/** The clock is good enough to stamp reports. A database that does not answer is told by its own check. */
export const clockRight = (clock: Pick<StationClock, 'beat'>): ReadinessCheck => ({
  fault: 'clock',
  isWell: () =>
    clock.beat().then(
      ({ gives }) => gives !== undefined,
      () => true,
    ),
})
