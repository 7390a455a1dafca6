import type { StationClock } from '../../reports/numbers/station-clock.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** The clock is good enough to date reports. A database that does not answer has its own check. */
export const clockRight = (clock: Pick<StationClock, 'beat'>): ReadinessCheck => ({
  failure: 'clock',
  isWell: () =>
    clock.beat().then(
      ({ gives }) => gives !== undefined,
      () => true,
    ),
})
