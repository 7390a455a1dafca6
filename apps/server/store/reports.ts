import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from './database.ts'

/** One registered report. What the person told is only in `body`, locked; the rest tells nobody who it was. */
export type ReportsTable = {
  id: string
  unit: number
  year: number
  sequence: number
  /** The 15 characters. */
  bop: string
  crime: number
  municipality: string | null
  registered_at: Date
  idempotency_key: string
  /** SHA-256 of the authentication number. */
  code_digest: Buffer
  /** SHA-256 of the registering browser's cookie. */
  owner_digest: Buffer
  wrapped_key: Buffer
  body: Buffer
  /** SHA-256 of the canonical report. */
  content_sha256: Buffer
}
export type ReportRow = Selectable<ReportsTable>

/** False when that Idempotency-Key is already registered: the caller must then roll back. */
export async function insertReport(trx: Transaction<Database>, row: ReportRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type ReportLookup =
  { id: string } | { bop: string } | { idempotency_key: string } | { code_digest: Buffer }

export function findReport(db: Kysely<Database>, by: ReportLookup): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where((where) => where.and(by))
    .executeTakeFirst()
}
