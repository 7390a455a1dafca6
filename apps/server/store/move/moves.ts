import type { Kysely } from 'kysely'
import type { Database, StationMovesTable } from '../tables/tables.ts'

/** That a station left this database (`away`), or came into it (`here`), and a digest of the moved rows. */
export function findMove(
  db: Kysely<Database>,
  way: StationMovesTable['way'],
): Promise<StationMovesTable | undefined> {
  return db.selectFrom('station_moves').selectAll().where('way', '=', way).executeTakeFirst()
}

export async function noteMove(
  db: Kysely<Database>,
  way: StationMovesTable['way'],
  content: Buffer,
): Promise<void> {
  const row = { way, content_digest: content, moved_at: new Date() }
  await db
    .insertInto('station_moves')
    .values(row)
    .onConflict((conflict) => conflict.column('way').doUpdateSet(row))
    .execute()
}
