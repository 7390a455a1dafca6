import type { Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

/** Whether code whose newest migration has that name may work on these tables. */
export async function mayWork(db: Kysely<Database>, newest: string): Promise<boolean> {
  const row = await db.selectFrom('schema_compatibility').select('oldest_migration').executeTakeFirst()
  return row === undefined || row.oldest_migration <= newest
}
