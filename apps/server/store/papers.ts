import type { Kysely, Selectable } from 'kysely'
import type { Database } from './database.ts'

/** The sealed document of a report, kept for good: it is never printed again. */
export type PapersTable = {
  report_id: string
  /** The PDF, locked with the report's key. */
  body: Buffer
  /** SHA-256 of the sealed PDF. */
  sha256: Buffer
  sealed_at: Date
}
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
