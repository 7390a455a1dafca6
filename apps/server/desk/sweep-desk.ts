import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../platform/log.ts'
import { forgetOldChallenges } from '../store/spent-challenges.ts'
import type { Database } from '../store/tables.ts'
import { forgetOldMisses } from './login/misses.ts'
import { forgetOldSessions } from './sessions/session-store.ts'

const every = 10 * 60_000

/** Deletes what tells when an officer worked, a day after it ended, and wrong codes of a day ago. */
export async function sweepDesk(db: Kysely<Database>, now: Date): Promise<void> {
  await forgetOldSessions(db, now)
  await forgetOldMisses(db, now)
  await forgetOldChallenges(db)
}

/** Sweeps regularly, and once at the start. Returns the function that stops it. */
export function startDeskSweeper(db: Kysely<Database>, log: Log, now: () => Date): () => void {
  const sweep = () => void sweepDesk(db, now()).catch((error: unknown) => log(faultLine('sweep', error)))
  sweep()
  const timer = setInterval(sweep, every)
  return () => clearInterval(timer)
}
