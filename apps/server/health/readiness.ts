/** Why a server should be given no reports now: a code for the operator's monitoring, without personal data. */
export type ReadinessFailure =
  'database' | 'standby' | 'version' | 'disk' | 'station-key' | 'jobs' | 'numbers' | 'clock' | 'stopping'

/** A check that rejects or takes longer than three seconds counts as failed. */
export type ReadinessCheck = { failure: ReadinessFailure; isWell: () => Promise<boolean> }

const timeout = 3000

/** The failures of all checks, which run in parallel. */
export async function readinessFailures(checks: readonly ReadinessCheck[]): Promise<ReadinessFailure[]> {
  const failures = await Promise.all(
    checks.map(async ({ failure, isWell }) => ((await inTime(isWell())) ? [] : [failure])),
  )
  return [...new Set(failures.flat())]
}

/** False when the answer is no, does not come in time, or is an error. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false).unref())
  return Promise.race([answer.catch(() => false), late])
}
