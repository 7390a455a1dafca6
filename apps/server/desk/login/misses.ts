import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** Wrong codes that cost no wait: people mistype. */
const free = 2
const longestSeconds = 300
/** After so long without an attempt the wrong ones are forgotten. */
const rememberedMs = 24 * 60 * 60_000

/** For how many seconds nothing is looked at after so many wrong codes: twice as long each time, and never for good. */
export const waitAfter = (misses: number): number =>
  misses <= free ? 0 : Math.min(longestSeconds, 2 ** (misses - free))

/** By which wrong codes of a registration are counted, whether or not anybody has it. */
export const whoDigest = (deskKey: Buffer, registration: string): Buffer =>
  createHmac('sha256', deskKey).update(`misses\n${registration}`).digest()

/**
 * The wrong codes so far, and for how many seconds more nothing is looked at. The row stays locked until the transaction
 * ends: codes that are sent at once are looked at one after the other.
 */
export async function holdMisses(
  trx: Transaction<Database>,
  who: Buffer,
  now: Date,
): Promise<{ misses: number; waitSeconds: number }> {
  await trx
    .insertInto('login_misses')
    .values({ who_digest: who, misses: 0, next_at: now })
    .onConflict((conflict) => conflict.column('who_digest').doNothing())
    .execute()
  const { misses, next_at } = await trx
    .selectFrom('login_misses')
    .select(['misses', 'next_at'])
    .where('who_digest', '=', who)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { misses, waitSeconds: Math.max(0, Math.ceil((next_at.getTime() - now.getTime()) / 1000)) }
}

export async function setMisses(
  trx: Transaction<Database>,
  who: Buffer,
  misses: number,
  now: Date,
): Promise<void> {
  const next_at = new Date(now.getTime() + waitAfter(misses) * 1000)
  await trx.updateTable('login_misses').set({ misses, next_at }).where('who_digest', '=', who).execute()
}

export async function forgetOldMisses(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedMs)
  await db.deleteFrom('login_misses').where('next_at', '<', before).execute()
}
