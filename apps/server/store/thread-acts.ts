import { timingSafeEqual } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from './tables/tables.ts'
import type { ThreadActsTable } from './tables/thread-tables.ts'

/** Whether this is the first time, the same again, or the same key with something else; two at once wait for each other. */
export type ActNoted = 'new' | 'repeated' | 'other'

export async function noteAct(
  trx: Transaction<Database>,
  row: Selectable<ThreadActsTable>,
): Promise<ActNoted> {
  const inserted = await trx
    .insertInto('thread_acts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'key_digest']).doNothing())
    .returning('at')
    .executeTakeFirst()
  if (inserted) return 'new'
  const { request_digest } = await trx
    .selectFrom('thread_acts')
    .select('request_digest')
    .where('report_id', '=', row.report_id)
    .where('key_digest', '=', row.key_digest)
    // Written before by a commit that may still wait for a standby: the lock waits with it.
    .forKeyShare()
    .executeTakeFirstOrThrow()
  return timingSafeEqual(request_digest, row.request_digest) ? 'repeated' : 'other'
}
