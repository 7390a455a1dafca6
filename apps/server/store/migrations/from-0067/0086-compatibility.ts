import type { Kysely, Migration } from 'kysely'

/** Which code may still work on these tables: what a migration takes away, older code must not miss. */
export const compatibility: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('schema_compatibility')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('oldest_migration', 'text', (column) => column.notNull())
      .execute()
  },
}
