import type { DeskSession } from '@delegacia/contract/desk/session'
import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { findOfficer } from '../officers/officers.ts'
import { openSession } from '../sessions/open-session.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import { wholeMs } from '../sessions/session-rules.ts'
import { spendTicket } from './tickets.ts'

type Admission = {
  officer: string
  act: AuditAct
  /** Spent with the admission, so that the same proof is not taken twice. */
  ticket?: string
  /** For the log. */
  reason?: string | undefined
  /** When the session that a fresh proof goes on with began; that session must still live. */
  startedAt?: Date
  /** What is written in the same transaction, which holds the account; it throws where the way in was closed meanwhile. */
  alongside?: (trx: Transaction<Database>) => Promise<unknown>
}

/** Lets in the officer who has proved who they are: the proof is spent, the session begins and the log says so, all or nothing. */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, now, secure }: SessionDeps,
  { officer: id, act, reason, ticket, startedAt, alongside }: Admission,
): Promise<DeskSession> {
  return db.transaction().execute(async (trx) => {
    await holdAccount(trx, id)
    const officer = await findOfficer(trx, id, now())
    const spent = ticket === undefined || (await spendTicket(trx, ticket, now()))
    if (!officer || !spent) throw new DeskFailure('nao-confere')
    await alongside?.(trx)
    await openSession(trx, request, reply, { now, secure, officer: id, act, subject: id, reason, startedAt })
    const expiresAt = new Date((startedAt ?? now()).getTime() + wholeMs)
    return sessionAnswer(trx, officer, { provedAt: now(), expiresAt, usedAt: now() })
  })
}
