import { sql, type Transaction } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { Database } from '../../store/tables/tables.ts'
import { appendAudit, type AuditAddition } from '../audit/append-audit.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { dutiesOf } from '../officers/duties.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Present } from './require-officer.ts'

/**
 * Adds an act of the officer who is logged in to the log, at the end of its transaction. Throws `sem-sessao` where their session or
 * account ended while the act waited, `sem-permissao` where a duty was taken away with which they do it.
 */
export async function logAct(
  trx: Transaction<Database>,
  { id, token, at }: Pick<Present, 'id' | 'token' | 'at'>,
  entry: Omit<AuditAddition, 'officer'>,
): Promise<void> {
  await appendAudit(trx, { ...entry, officer: id })
  // After the entry: every end of a session or duty is an entry too, so that one of the two is the first.
  const { rows } = await sql<{ lives: boolean }>`select session_lives(${digestOf(token)}) as lives`.execute(
    trx,
  )
  if (rows[0]?.lives !== true) throw new DeskFailure('sem-sessao')
  if (entry.duty === undefined) return
  const held = new Set((await dutiesOf(trx, id, at)).map(dutyText))
  if (!entry.duty.split(' ').every((duty) => held.has(duty))) throw new DeskFailure('sem-permissao')
}
