import type { Kysely, Selectable } from 'kysely'
import type { Database, PapersTable } from './tables.ts'

export type PaperRow = Selectable<PapersTable>

export function findPaper(db: Kysely<Database>, reportId: string): Promise<PaperRow | undefined> {
  return db.selectFrom('papers').selectAll().where('report_id', '=', reportId).executeTakeFirst()
}

/** Keeps the first paper of a report; a second one, made at the same time elsewhere, is dropped. */
export async function keepPaper(db: Kysely<Database>, row: PaperRow): Promise<void> {
  await db
    .insertInto('papers')
    .values(row)
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute()
}
