import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { appendAudit, type AuditAddition } from '../audit/append-audit.ts'
import type { SessionDeps } from './require-officer.ts'
import { deviceOf, giveCookie, tokenOf } from './session-cookie.ts'
import { beginSession, endSession } from './session-store.ts'

type Opening = Omit<AuditAddition, 'officer'> & { officer: string; startedAt?: Date | undefined }

/**
 * Gives the browser a new session, in the transaction of the proof that it stands on; what the browser had before ends, so
 * that a token that somebody planted or copied is worth nothing afterwards. One that goes on from a session (`startedAt`) throws
 * `sem-sessao` where that one was ended meanwhile.
 */
export async function openSession(
  trx: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
  { now, secure, ...opening }: Omit<SessionDeps, 'db'> & Opening,
): Promise<void> {
  const before = tokenOf(request, secure)
  const ended = before !== undefined && (await endSession(trx, before, now()))
  const { officer, startedAt, act, duty, subject, reason } = opening
  if (startedAt && !ended) throw new DeskFailure('sem-sessao')
  const token = await beginSession(trx, { officer, device: deviceOf(request), now: now(), startedAt })
  await appendAudit(trx, { act, officer, duty, subject, reason })
  giveCookie(reply, token, secure)
}
