import { sql, type Transaction } from 'kysely'
import { digestOf } from '../../platform/digest-of.ts'
import type { Database } from '../../store/tables/tables.ts'
import { appendAudit, type AuditAddition } from '../audit/append-audit.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import type { Present } from './require-officer.ts'

/**
 * Adds an act of whoever is logged in to the log, at the end of its transaction. Throws `sem-sessao` where their session or
 * account ended while the act waited.
 */
export async function logAct(
  trx: Transaction<Database>,
  { id, token }: Pick<Present, 'id' | 'token'>,
  entry: Omit<AuditAddition, 'officer'>,
): Promise<void> {
  await appendAudit(trx, { ...entry, officer: id })
  // After the entry: every end of a session is an entry too, so that one of the two is the first.
  const { rows } = await sql<{ lives: boolean }>`select session_lives(${digestOf(token)}) as lives`.execute(
    trx,
  )
  if (rows[0]?.lives !== true) throw new DeskFailure('sem-sessao')
}
