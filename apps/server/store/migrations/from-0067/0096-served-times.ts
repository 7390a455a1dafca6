import type { Kysely, Migration } from 'kysely'

/** From when to when each server could take reports: what the public panel knows of interruptions. */
export const servedTimes: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('served_times')
      .addColumn('server', 'text', (column) => column.notNull())
      .addColumn('since', 'timestamptz', (column) => column.notNull())
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('served_times_key', ['server', 'since'])
      .execute()
    await db.schema.createIndex('served_times_until').on('served_times').column('until').execute()
  },
}
