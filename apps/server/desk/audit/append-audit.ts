import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

export type AuditAddition = {
  act: AuditAct
  /** Absent: the command line, or the station itself. */
  officer?: string | undefined
  /** Role and unit, as `delegado/3`. */
  duty?: string | undefined
  /** A report's number or an officer's id; never content. */
  subject?: string | undefined
  reason?: string | undefined
}

/**
 * Adds an entry to the log, in the transaction of the act: one that cannot be logged is not done. Entries of all servers
 * wait for each other until that transaction ends, so it comes last in it.
 */
export async function appendAudit(
  db: Kysely<Database>,
  { act, officer, duty, subject, reason }: AuditAddition,
): Promise<void> {
  await sql`
    select append_audit(${act}, ${officer ?? null}::uuid, ${duty ?? null}, ${subject ?? null}, ${reason ?? null})`.execute(
    db,
  )
}
