/** Why a server should be given no reports now: a word for the operator's alarm, never anything of a person's. */
export type ReadinessFault = 'database' | 'disk' | 'station-key' | 'jobs' | 'numbers' | 'clock'

/** What is wrong, or undefined while all is well. One that fails or takes longer than three seconds is at fault itself. */
export type ReadinessCheck = { fault: ReadinessFault; isWell: () => Promise<boolean> }

const timeout = 3000

/** The faults of all checks, asked at once. */
export async function readinessFaults(checks: readonly ReadinessCheck[]): Promise<ReadinessFault[]> {
  const faults = await Promise.all(
    checks.map(async ({ fault, isWell }) => ((await inTime(isWell())) ? [] : [fault])),
  )
  return [...new Set(faults.flat())]
}

/** False when the answer is no, does not come in time, or is an error. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false).unref())
  return Promise.race([answer.catch(() => false), late])
}
