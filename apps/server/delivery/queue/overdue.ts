import { overdueMinutes } from '@delegacia/domain/desk/delivery/overdue'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'

/** How many reports some receiver has had for longer than that without confirming them. */
export async function countOverdue(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'deliveries.receiver_id')
    .select(({ fn }) => fn.count<string>('deliveries.report_id').distinct().as('count'))
    .where('revoked_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('listed_at', '<', sql<Date>`now() - make_interval(mins => ${overdueMinutes})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same, counted once in a few seconds however often it is asked. */
export function overdueCount(db: Kysely<Database>): () => Promise<number> {
  let count: Promise<number> | undefined
  return () => {
    count ??= countOverdue(db).finally(() => setTimeout(() => (count = undefined), 5000).unref())
    return count
  }
}
