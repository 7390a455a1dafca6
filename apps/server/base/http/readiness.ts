/** Why a server should be given no reports now: a code for the operator's monitoring, without personal data. */
export type ReadinessFailure =
  'database' | 'standby' | 'version' | 'disk' | 'station-key' | 'jobs' | 'numbers' | 'clock' | 'stopping'

/** A check that rejects or takes longer than three seconds counts as failed. */
export type ReadinessCheck = { failure: ReadinessFailure; isWell: () => Promise<boolean> }

const timeout = 3000

/** What nobody knows while the database does not answer. */
const ofDatabase: ReadonlySet<ReadinessFailure> = new Set([
  'standby',
  'version',
  'station-key',
  'jobs',
  'numbers',
  'clock',
])

/**
 * The failures of all checks, which run in parallel. While the database is away it alone is named for what it was asked: an
 * operator who reads of a changed key or of old jobs would look in the wrong place.
 */
export async function readinessFailures(checks: readonly ReadinessCheck[]): Promise<ReadinessFailure[]> {
  const answers = await Promise.all(
    checks.map(async ({ failure, isWell }) => ({ failure, isWell: await inTime(isWell()) })),
  )
  const failed = answers.filter(({ isWell }) => isWell !== true)
  const isAway = failed.some(({ failure }) => failure === 'database')
  const told = failed.filter(({ failure, isWell }) => isWell === false || !isAway || !ofDatabase.has(failure))
  return [...new Set(told.map(({ failure }) => failure))]
}

/** Undefined when the answer does not come in time or is an error. */
function inTime(answer: Promise<boolean>): Promise<boolean | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined).unref())
  return Promise.race([answer.catch(() => undefined), late])
}
