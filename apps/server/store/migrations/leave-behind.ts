import { sql, type Kysely } from 'kysely'

/**
 * For a migration that takes away what older code needs (it contracts): from now on only code that knows the migration of that
 * name may work on these tables. With that migration the code stopped using what this one removes.
 */
export const leaveBehind = (db: Kysely<unknown>, oldest: string) =>
  sql`
    insert into schema_compatibility (id, oldest_migration) values (1, ${oldest})
    on conflict (id) do update set oldest_migration = excluded.oldest_migration`.execute(db)
