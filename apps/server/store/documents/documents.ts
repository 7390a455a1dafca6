import type { Kysely, Selectable } from 'kysely'
import type { Database, DocumentsTable } from '../tables/tables.ts'

export type DocumentRow = Selectable<DocumentsTable>

/** What is kept when the file is gone: who sealed it, when, and until when the certificate is valid. */
export type SealColumns = Pick<
  DocumentRow,
  'signer' | 'sealed_at' | 'seal_valid_until' | 'seal_time_trusted' | 'seal_time_by'
>

export function findDocument(db: Kysely<Database>, reportId: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('papers').selectAll().where('report_id', '=', reportId).executeTakeFirst()
}

/** Stores the first document of a report; a second one, made at the same time elsewhere, is dropped. */
export async function storeDocument(db: Kysely<Database>, row: DocumentRow): Promise<void> {
  await db
    .insertInto('papers')
    .values(row)
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute()
}

/** Adds to a document what its seal says. */
export async function storeSeal(db: Kysely<Database>, reportId: string, seal: SealColumns): Promise<void> {
  await db.updateTable('papers').set(seal).where('report_id', '=', reportId).execute()
}
