import type { Kysely, Selectable } from 'kysely'
import type { Database, PapersTable } from './tables.ts'

export type PaperRow = Selectable<PapersTable>

/** What outlives the file: who sealed it, when, and until when that certificate lasts. */
export type SealColumns = Pick<
  PaperRow,
  'signer' | 'sealed_at' | 'seal_valid_until' | 'seal_time_trusted' | 'seal_time_by'
>

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

/** Adds to a paper what its seal says. */
export async function keepSeal(db: Kysely<Database>, reportId: string, seal: SealColumns): Promise<void> {
  await db.updateTable('papers').set(seal).where('report_id', '=', reportId).execute()
}
