import { unseenMs } from '@delegacia/domain/desk/figures/served-time'
import type { Kysely } from 'kysely'
import { readinessFailures, type ReadinessCheck } from '../../base/http/readiness.ts'
import { keepLooking } from '../../base/platform/keep-looking.ts'
import { noteServed } from '../../store/served-times.ts'
import type { Database } from '../../store/tables/tables.ts'

const minuteMs = 60_000

type Served = { db: Kysely<Database>; server: string; readiness: readonly ReadinessCheck[] }

/** Notes each minute that this server could take reports, if it could. Returns what ends it. */
export const keepServedTime = (served: Served): (() => void) =>
  keepLooking(async () => {
    await noteIfReady(served)
    return minuteMs
  })

/** Notes nothing while a check fails: that is the interruption, and what failed is in the log already. */
export async function noteIfReady({ db, server, readiness }: Served): Promise<void> {
  if ((await readinessFailures(readiness)).length > 0) return
  await noteServed(db, server, unseenMs).catch(() => undefined)
}
