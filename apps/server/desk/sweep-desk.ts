import { stateNow } from '@delegacia/domain/language/dates'
import { sql, type Kysely } from 'kysely'
import { faultLine, type Log } from '../base/platform/log.ts'
import type { Database } from '../store/tables/tables.ts'
import { bringBack } from './acts/bring-back.ts'
import { freeClaims } from './acts/free-claims.ts'
import { forgetOldMisses } from './login/misses.ts'
import { forgetOldSessions } from './sessions/session-store.ts'

const every = 10 * 60_000
const hourMs = 3_600_000
/** How long what is over is still there to be looked into. */
const keptMs = 24 * hourMs

/**
 * Deletes what tells when an officer worked once it serves nothing any more, frees what somebody claimed who works there no more, and
 * brings back what stands where nobody works; the log of acts and the histories of reports stay. Under the owner of the tables: no
 * role of the desk sees the rows of every unit.
 */
export async function sweepDesk(db: Kysely<Database>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - keptMs)
  await db.transaction().execute((trx) => freeClaims(trx, now))
  await bringBack(db, now)
  await forgetOldSessions(db, now)
  await forgetOldMisses(db, now)
  await forgetCounts(db, now)
  await db
    .deleteFrom('report_looks')
    .where('seen_at', '<', new Date(now.getTime() - hourMs))
    .execute()
  await db.deleteFrom('broken_glass').where('until', '<', dayAgo).execute()
  await db.deleteFrom('invitations').where('expires_at', '<', dayAgo).execute()
  await db.deleteFrom('recoveries').where('expires_at', '<', dayAgo).execute()
  // What was signed and done stays: the history names the hash of its text.
  await db
    .deleteFrom('signature_requests')
    .where('used_at', 'is', null)
    .where('expires_at', '<', dayAgo)
    .execute()
}

/** Counts of an hour and a day that are over. */
async function forgetCounts(db: Kysely<Database>, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - hourMs)
  await db
    .deleteFrom('desk_openings')
    .where(sql<boolean>`${hourAgo} >= all (times)`)
    .execute()
  await db
    .deleteFrom('desk_searches')
    .where('day', '<', sql<Date>`${stateNow(now).slice(0, 10)}::date`)
    .execute()
}

/** Sweeps regularly, and once at the start. Returns the function that stops it. */
export function startDeskSweeper(db: Kysely<Database>, log: Log, now: () => Date): () => void {
  const sweep = () => void sweepDesk(db, now()).catch((error: unknown) => log(faultLine('sweep', error)))
  sweep()
  const timer = setInterval(sweep, every)
  return () => clearInterval(timer)
}
