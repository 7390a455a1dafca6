import type { Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

/**
 * For a migration that takes away what older code needs (it contracts): from now on only code that knows the migration of that
 * name may work on these tables. It is the one with which the code stopped using what is now taken away.
 */
export async function leaveBehind(db: Kysely<unknown>, oldest: string): Promise<void> {
  const row = { id: 1, oldest_migration: oldest }
  await (db as Kysely<Database>)
    .insertInto('schema_compatibility')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ oldest_migration: oldest }))
    .execute()
}

/** Whether code whose newest migration has that name may work on these tables. */
export async function mayWork(db: Kysely<Database>, newest: string): Promise<boolean> {
  const row = await db.selectFrom('schema_compatibility').select('oldest_migration').executeTakeFirst()
  return row === undefined || row.oldest_migration <= newest
}
