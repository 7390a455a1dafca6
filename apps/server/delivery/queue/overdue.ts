import { overdueMinutes } from '@delegacia/domain/desk/delivery/overdue'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** What living receivers have been told and have not confirmed. */
const unconfirmed = (db: Kysely<Database>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('receivers', 'receivers.id', 'deliveries.receiver_id')
    .where('revoked_at', 'is', null)
    .where('confirmed_at', 'is', null)

/** For how many seconds the oldest of them has waited; 0 if there is none. */
export async function oldestUnconfirmed(db: Kysely<Database>): Promise<number> {
  const { seconds } = await unconfirmed(db)
    .select(sql<string | null>`extract(epoch from now() - min(listed_at))`.as('seconds'))
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(seconds))
}

/** How many reports some receiver has had for longer than that without confirming them. */
export async function countOverdue(db: Kysely<Database>): Promise<number> {
  const { count } = await unconfirmed(db)
    .select(({ fn }) => fn.count<string>('deliveries.report_id').distinct().as('count'))
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
