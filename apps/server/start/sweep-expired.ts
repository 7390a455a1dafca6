import type { Kysely } from 'kysely'
import { sweepUploads } from '../evidence/sweep-uploads.ts'
import { faultLine, type Log } from '../platform/log.ts'
import { forgetOldChallenges } from '../store/spent-challenges.ts'
import type { Database } from '../store/tables.ts'

const every = 10 * 60_000

/** Regularly deletes expired challenges, and uploads that nobody went on with. Returns the function that stops it. */
export function startSweeper(db: Kysely<Database>, log: Log, now: () => Date): () => void {
  const fault = (error: unknown) => log(faultLine('sweep', error))
  const sweep = () =>
    Promise.all([forgetOldChallenges(db).catch(fault), sweepUploads(db, now()).catch(fault)])
  const timer = setInterval(() => void sweep(), every)
  return () => clearInterval(timer)
}
