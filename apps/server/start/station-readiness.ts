import { cachedCheck } from '../health/cached-check.ts'
import { clockRight } from '../health/clock-right.ts'
import { databaseAnswers } from '../health/database-answers.ts'
import { databaseWrites } from '../health/database-writes.ts'
import { diskHasRoom } from '../health/disk-has-room.ts'
import { noOldJobs } from '../health/no-old-jobs.ts'
import { numbersOnce } from '../health/numbers-once.ts'
import type { ReadinessCheck } from '../health/readiness.ts'
import { stationKeyFits } from '../health/station-key-fits.ts'
import { stays } from '../health/stays.ts'
import { versionFits } from '../health/version-fits.ts'
import type { openNumbers } from '../numbers/open-numbers.ts'
import type { Leaving } from '../platform/leaving.ts'
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
export const untilLeaving = <Health extends { readiness: readonly ReadinessCheck[] }>(
  health: Health,
  leaving: Leaving,
): Health & { readiness: ReadinessCheck[] } => ({
  ...health,
  readiness: [...health.readiness, stays(leaving)],
})
