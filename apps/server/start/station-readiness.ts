import { cachedCheck } from '../watch/health/cached-check.ts'
import { clockRight } from '../watch/health/clock-right.ts'
import { databaseAnswers } from '../watch/health/database-answers.ts'
import { databaseWrites } from '../watch/health/database-writes.ts'
import { diskHasRoom } from '../watch/health/disk-has-room.ts'
import { noOldJobs } from '../watch/health/no-old-jobs.ts'
import { numbersOnce } from '../watch/health/numbers-once.ts'
import type { ReadinessCheck } from '../base/http/readiness.ts'
import { stationKeyFits } from '../watch/health/station-key-fits.ts'
import { stays } from '../watch/health/stays.ts'
import { versionFits } from '../watch/health/version-fits.ts'
import type { openNumbers } from '../reports/numbers/open-numbers.ts'
import type { Draining } from '../base/platform/draining.ts'
import type { OpenStore } from './open-store.ts'

type Checked = Pick<Awaited<ReturnType<typeof openNumbers>>, 'numbers' | 'clock'> & {
  dataDir: string
  /** As it lies in the database: the station key must fit it. */
  lookupKey: Buffer
}

/** What must be well for this server to be given reports. */
export const readinessOf = (
  { checks, folder, diskFull }: OpenStore,
  { dataDir, numbers, clock, lookupKey }: Checked,
): ReadinessCheck[] =>
  [
    databaseAnswers(checks),
    databaseWrites(checks),
    versionFits(checks),
    stationKeyFits(checks, lookupKey),
    numbersOnce(numbers),
    clockRight(clock),
    diskHasRoom([dataDir, ...(folder ? [folder] : [])], diskFull),
    noOldJobs(checks),
  ].map(cachedCheck)

/** A balancer is told that the server ends; the figures of its service and its alarms are not. */
export const untilDraining = <Health extends { readiness: readonly ReadinessCheck[] }>(
  health: Health,
  draining: Draining,
): Health & { readiness: ReadinessCheck[] } => ({
  ...health,
  readiness: [...health.readiness, stays(draining)],
})
