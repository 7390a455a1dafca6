import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { RemovalNoticesTable } from '../tables/desk-work-tables.ts'

export type RemovalNoticeRow = Selectable<RemovalNoticesTable>

export const findRemovalNotice = (
  db: Kysely<Database>,
  reportId: string,
  number: number,
): Promise<RemovalNoticeRow | undefined> =>
  db
    .selectFrom('removal_notices')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('number', '=', number)
    .executeTakeFirst()

/** The SHA-256 of each paper that is sealed, by its number. */
export async function noticeDigests(
  db: Kysely<Database>,
  reportId: string,
): Promise<ReadonlyMap<number, Buffer>> {
  const rows = await db
    .selectFrom('removal_notices')
    .select(['number', 'sha256'])
    .where('report_id', '=', reportId)
    .execute()
  return new Map(rows.map(({ number, sha256 }) => [number, sha256]))
}

/** Stores the first paper of that number; a second one, made at the same time elsewhere, is dropped. */
export async function storeRemovalNotice(db: Kysely<Database>, row: RemovalNoticeRow): Promise<void> {
  await db
    .insertInto('removal_notices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'number']).doNothing())
    .execute()
}
