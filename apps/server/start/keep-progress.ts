import type { Kysely } from 'kysely'
import { batch, refreshProgress } from '../reports/events/refresh-progress.ts'
import { keepLooking } from '../base/platform/keep-looking.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import type { Database } from '../store/tables/tables.ts'

const everyMs = 10_000

/** Writes what time alone has changed, one look after the other. Returns the function that stops it. */
export function keepProgress(db: Kysely<Database>, log: Log, now: () => Date): () => void {
  return keepLooking(async () => {
    // A database that is away comes back; the next look finds it.
    const count = await refreshProgress(db, now()).catch((error: unknown) =>
      log(faultLine('progress', error)),
    )
    // After other aims were set there is much to write.
    return count === batch ? 0 : everyMs
  })
}
