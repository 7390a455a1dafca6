import type { Kysely } from 'kysely'
import { isNearlyFull, percentOf, usedQuota } from '../reports/evidence/evidence-quota.ts'
import { forgetOldMessages } from '../delivery/danger/message-queue.ts'
import { sweepUploads } from '../reports/evidence/sweep-uploads.ts'
import { sweepRiskFormDrafts } from '../reports/risk-form/risk-form-drafts.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import { forgetOldChallenges } from '../store/spent-challenges.ts'
import type { Database } from '../store/tables/tables.ts'

const every = 10 * 60_000

/**
 * Regularly deletes expired challenges, uploads that nobody went on with and answers about the risk that nobody handed in, and tells the operator that files will soon
 * find no room. Returns the function that stops it.
 */
export function startSweeper(
  db: Kysely<Database>,
  { log, now, evidenceRoom }: { log: Log; now: () => Date; evidenceRoom: number },
): () => void {
  const fault = (error: unknown) => log(faultLine('sweep', error))
  const sweep = () =>
    Promise.all([
      forgetOldChallenges(db).catch(fault),
      sweepRiskFormDrafts(db, now()).catch(fault),
      forgetOldMessages(db).catch(fault),
      sweepUploads(db, now())
        .then(() => tellFullness(db, { log, evidenceRoom }))
        .catch(fault),
    ])
  const timer = setInterval(() => void sweep(), every)
  return () => clearInterval(timer)
}

/** Before citizens are refused; reports and messages need none of that room. */
export async function tellFullness(
  db: Kysely<Database>,
  { log, evidenceRoom }: { log: Log; evidenceRoom: number },
): Promise<void> {
  const percent = percentOf(await usedQuota(db), evidenceRoom)
  if (isNearlyFull(percent)) log({ event: 'evidence-room', percent })
}
