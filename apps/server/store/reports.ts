import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, ReportsTable } from './tables/tables.ts'

export type ReportRow = Selectable<ReportsTable>

/** False when that Idempotency-Key is already registered: the caller must then roll back. */
export async function insertReport(trx: Transaction<Database>, row: ReportRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type ReportLookup = { id: string } | { bop: string } | { code_digest: Buffer }

export function findReport(db: Kysely<Database>, by: ReportLookup): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where((where) => where.and(by))
    .executeTakeFirst()
}

/**
 * The report that was registered under a key before. It is locked, which makes this a write: with a synchronous standby the
 * answer waits until the report is there too. A commit that was never answered (the primary died, the path broke) may become
 * visible after recovery without being anywhere else, and a repeat that only reads would acknowledge it. Acts of the thread
 * are repeated in the same way, and a warning during a commit counts as no answer (`store/connection`). A look at
 * `pg_stat_replication` needs a right of its own and tells the moment before. It costs a small record of the log for each
 * repeat. A database whose locks are not replicated would make us decide again.
 */
export function findRegistered(db: Kysely<Database>, digest: Buffer): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('idempotency_digest', '=', digest)
    .forKeyShare()
    .executeTakeFirst()
}

/** The report that a code opens whole: the one it was registered with, or one that was given in person since. */
export async function findReportByCode(db: Kysely<Database>, digest: Buffer): Promise<ReportRow | undefined> {
  const first = await findReport(db, { code_digest: digest })
  if (first) return first
  return db
    .selectFrom('reports')
    .selectAll('reports')
    .innerJoin('thread_codes', 'thread_codes.report_id', 'reports.id')
    .where('thread_codes.digest', '=', digest)
    .where('only_reads', '=', false)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** The report whose document has this reference: a range of the index that holds the digests. */
export function findReferredReport(db: Kysely<Database>, reference: string): Promise<ReportRow | undefined> {
  const [first, last] = [Buffer.alloc(32, 0x00), Buffer.alloc(32, 0xff)]
  for (const bound of [first, last]) bound.write(reference, 'hex')
  return db
    .selectFrom('reports')
    .selectAll()
    .where('code_digest', '>=', first)
    .where('code_digest', '<=', last)
    .executeTakeFirst()
}

/** Who may read a report, without what it says. */
export type ReportReaders = Pick<ReportRow, 'id' | 'code_digest' | 'owner_digest'>

/** Undefined, without a query, for a text that does not have the form of a number. */
export async function findReaders(db: Kysely<Database>, bop: string): Promise<ReportReaders | undefined> {
  if (!/^\d{3}\.\d{11}$/.test(bop)) return undefined
  return db
    .selectFrom('reports')
    .select(['id', 'code_digest', 'owner_digest'])
    .where('bop', '=', bop)
    .executeTakeFirst()
}
