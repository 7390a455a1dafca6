import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, ReportsTable } from './tables.ts'

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
