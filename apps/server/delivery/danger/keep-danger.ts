import type { Kysely } from 'kysely'
import { keepLooking } from '../../base/platform/keep-looking.ts'
import { faultLine, type Log } from '../../base/platform/log.ts'
import type { Database } from '../../store/tables/tables.ts'
import { tellDangers, type DangerRules } from './tell-dangers.ts'

export type KeepDanger = {
  db: Kysely<Database>
  rules: DangerRules
  log: Log
  now: () => Date
  /** Wakes what sends the messages. */
  wake: () => void
  everyMs?: number
}

/** Looks every few seconds whether somebody has to be told. Returns the function that stops it. */
export function keepDanger({ db, rules, log, now, wake, everyMs = 5000 }: KeepDanger): () => void {
  return keepLooking(async () => {
    // A database that is away comes back; the next look finds what it missed.
    const found = await tellDangers(db, rules, now()).catch((error: unknown) =>
      log(faultLine('danger', error)),
    )
    for (const { step, ways, reports } of found?.told ?? [])
      log({ event: 'danger', step, ways: ways.join(' ') || 'none', reports })
    if (found && found.told.length > 0) wake()
    return found?.isMore ? 0 : everyMs
  })
}
