import type { Kysely, Migration } from 'kysely'

/** The figures of each settled month as they are published: counted once, and never changed. */
export const publicFigures: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('public_figures')
      .addColumn('month', 'text', (column) => column.primaryKey())
      .addColumn('figures', 'jsonb', (column) => column.notNull())
      .addColumn('counted_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
