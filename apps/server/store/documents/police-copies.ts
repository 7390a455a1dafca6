import type { Kysely, Selectable } from 'kysely'
import type { Database, PoliceCopiesTable } from '../tables/tables.ts'

export type PoliceCopyRow = Selectable<PoliceCopiesTable>

export const findPoliceCopy = (db: Kysely<Database>, reportId: string): Promise<PoliceCopyRow | undefined> =>
  db.selectFrom('police_copies').selectAll().where('report_id', '=', reportId).executeTakeFirst()

/** Keeps the first copy of a report; a second one, made at the same time elsewhere, is dropped. */
export async function storePoliceCopy(db: Kysely<Database>, row: PoliceCopyRow): Promise<void> {
  await db
    .insertInto('police_copies')
    .values(row)
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute()
}
