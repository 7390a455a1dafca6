import type { Kysely, Selectable } from 'kysely'
import type { DocumentKind, DocumentsTable } from '../tables/document-tables.ts'
import type { Database } from '../tables/tables.ts'

export type DocumentRow = Selectable<DocumentsTable>

/** Which document of a report; of kinds that a report has once, the number is 1. */
export type DocumentId = { readonly report: string; readonly kind: DocumentKind; readonly number?: number }

/** What is kept when the file is gone: who sealed it, when, and until when the certificate is valid. */
export type SealColumns = Pick<
  DocumentRow,
  'signer' | 'sealed_at' | 'seal_valid_until' | 'seal_time_trusted' | 'seal_time_by'
>

/** A document without its bytes. */
export type DocumentFacts = Omit<DocumentRow, 'body'>

export const findDocument = (db: Kysely<Database>, id: DocumentId): Promise<DocumentFacts | undefined> =>
  rowOf(db, id)
    .select(['report_id', 'kind', 'number', 'sha256', 'issued_at', 'sealed_at'])
    .select(['signer', 'seal_valid_until', 'seal_time_trusted', 'seal_time_by'])
    .executeTakeFirst()

/** The encrypted bytes of a document. */
export const findBody = async (db: Kysely<Database>, id: DocumentId): Promise<Buffer | undefined> =>
  (await rowOf(db, id).select('body').executeTakeFirst())?.body

type DocumentsOfKind = Omit<DocumentId, 'number'>

const rowsOf = (db: Kysely<Database>, { report, kind }: DocumentsOfKind) =>
  db.selectFrom('papers').where('report_id', '=', report).where('kind', '=', kind)

const rowOf = (db: Kysely<Database>, { number = 1, ...ofKind }: DocumentId) =>
  rowsOf(db, ofKind).where('number', '=', number)

/** The SHA-256 of each document of a kind that a report has, by its number. */
export async function documentDigests(
  db: Kysely<Database>,
  ofKind: DocumentsOfKind,
): Promise<ReadonlyMap<number, Buffer>> {
  const rows = await rowsOf(db, ofKind).select(['number', 'sha256']).execute()
  return new Map(rows.map(({ number, sha256 }) => [number, sha256]))
}

/** The document of that kind whose file has this SHA-256. */
export const findDocumentByDigest = (
  db: Kysely<Database>,
  ofKind: DocumentsOfKind,
  sha256: Buffer,
): Promise<Pick<DocumentRow, 'number' | 'body'> | undefined> =>
  rowsOf(db, ofKind).select(['number', 'body']).where('sha256', '=', sha256).executeTakeFirst()

/** Stores the first document of that kind and number; false if another was stored at the same time elsewhere, and stays. */
export async function storeDocument(db: Kysely<Database>, row: DocumentRow): Promise<boolean> {
  const stored = await db
    .insertInto('papers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'kind', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst()
  return stored !== undefined
}

/** Adds to a document what its seal says. */
export async function storeSeal(
  db: Kysely<Database>,
  { report, kind, number = 1 }: DocumentId,
  seal: SealColumns,
): Promise<void> {
  await db
    .updateTable('papers')
    .set(seal)
    .where('report_id', '=', report)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .execute()
}
