import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** Deletes uploads that nobody went on with in time, with their pieces. Returns how many. */
export async function sweepUploads(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('evidence')
    .where('received_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
