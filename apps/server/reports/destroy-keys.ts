import { sql, type Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'

const expired = (db: Kysely<Database>, before: Date) =>
  db.selectFrom('reports').where('registered_at', '<', before).where('key_destroyed_at', 'is', null)

export async function countExpired(db: Kysely<Database>, before: Date): Promise<number> {
  const { count } = await expired(db, before)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Makes reports registered before an instant unreadable for good: their keys and what these lock are erased, papers too.
 * What remains tells nobody's story: number, unit, crime, municipality, times, digests, and who sealed the paper.
 */
export async function destroyKeys(db: Kysely<Database>, before: Date): Promise<number> {
  const nothing = Buffer.alloc(0)
  return db.transaction().execute(async (trx) => {
    const ids = (await expired(trx, before).select('id').forUpdate().execute()).map(({ id }) => id)
    if (ids.length === 0) return 0
    await trx.updateTable('papers').set({ body: nothing }).where('report_id', 'in', ids).execute()
    await trx.deleteFrom('outbox').where('report_id', 'in', ids).execute()
    await trx
      .updateTable('reports')
      .set({ wrapped_key: nothing, body: nothing, key_destroyed_at: sql<Date>`now()` })
      .where('id', 'in', ids)
      .execute()
    return ids.length
  })
}
