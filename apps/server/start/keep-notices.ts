import { noticesUntil, type NoticeTime } from '@delegacia/domain/desk/citizen/notice-time'
import type { Kysely } from 'kysely'
import { keepLooking } from '../base/platform/keep-looking.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import { addNotices } from '../reports/documents/add-notices.ts'
import type { Database } from '../store/tables/tables.ts'

type NoticesDeps = {
  db: Kysely<Database>
  log: Log
  now: () => Date
  /** Undefined: no notices. */
  at: NoticeTime | undefined
  /** Wakes the worker that sends them. */
  wake: () => void
}

const minute = 60_000

/**
 * Has the notices of each day sent once its time has passed; a server that was off does so later. Returns the function that
 * stops it.
 */
export function startNotices({ db, log, now, at, wake }: NoticesDeps): () => void {
  if (at === undefined) return () => undefined
  const everyMs = at === 'at-once' ? 1000 : minute
  let done = 0
  return keepLooking(async () => {
    const until = noticesUntil(at, now())
    // What was being written at that time stands a minute later.
    if (until.getTime() !== done && (at === 'at-once' || now().getTime() - until.getTime() >= minute))
      await addNotices(db, until).then(
        (added) => {
          done = until.getTime()
          if (added > 0) wake()
        },
        // A database that is away comes back; the next look finds it.
        (error: unknown) => log(faultLine('notices', error)),
      )
    return everyMs
  })
}
