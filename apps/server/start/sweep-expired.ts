import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../platform/log.ts'
import { forgetOldChallenges } from '../store/spent-challenges.ts'
import type { Database } from '../store/tables.ts'

const every = 10 * 60_000

/** Regularly deletes expired challenges. Returns the function that stops it. */
export function startSweeper(db: Kysely<Database>, log: Log): () => void {
  const sweep = () => forgetOldChallenges(db).catch((error: unknown) => log(faultLine('sweep', error)))
  const timer = setInterval(() => void sweep(), every)
  return () => clearInterval(timer)
}
