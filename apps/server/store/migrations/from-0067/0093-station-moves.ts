import type { Kysely, Migration } from 'kysely'

/** Notes that a station left this database for another one, or came here from one. */
export const stationMoves: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('station_moves')
      .addColumn('way', 'text', (column) => column.primaryKey())
      .addColumn('content_digest', 'bytea', (column) => column.notNull())
      .addColumn('moved_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
