import type { Kysely, Selectable } from 'kysely'
import type { Database, SignedDocumentsTable } from '../tables/tables.ts'

export type SignedDocumentRow = Selectable<SignedDocumentsTable>

/** False when the same file is registered already. */
export async function insertSignedDocument(db: Kysely<Database>, row: SignedDocumentRow): Promise<boolean> {
  const inserted = await db
    .insertInto('signed_documents')
    .values(row)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('sha256')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findSignedDocument(
  db: Kysely<Database>,
  codeDigest: Buffer,
): Promise<SignedDocumentRow | undefined> {
  return db
    .selectFrom('signed_documents')
    .selectAll()
    .where('code_digest', '=', codeDigest)
    .executeTakeFirst()
}

/** False when there is no such document, or it was revoked before. */
export async function revokeSignedDocument(
  db: Kysely<Database>,
  codeDigest: Buffer,
  at: Date,
): Promise<boolean> {
  const revoked = await db
    .updateTable('signed_documents')
    .set({ revoked_at: at })
    .where('code_digest', '=', codeDigest)
    .where('revoked_at', 'is', null)
    .returning('sha256')
    .executeTakeFirst()
  return revoked !== undefined
}
