import { leave, readSession } from '@delegacia/contract/desk/session'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { readBody } from '../http/read-body.ts'
import { holdAccount } from '../officers/hold-account.ts'
import { requireOfficer, type SessionDeps } from './require-officer.ts'
import { sessionAnswer } from './session-answer.ts'
import { takeCookie } from './session-cookie.ts'
import { endAllSessions, endSession } from './session-store.ts'

export function registerSession(app: FastifyInstance, deps: SessionDeps): void {
  const { db, now, secure } = deps

  serveCall(app, readSession, async (request) => {
    // A page that was left alone asks whether its session lives: that must not make it live.
    const present = await requireOfficer(request, deps, { isUse: false })
    return sessionAnswer(db, present, present.session)
  })

  serveCall(app, leave, async (request, reply) => {
    const { id, token } = await requireOfficer(request, deps)
    const { todas } = readBody(leave, request.body)
    await db.transaction().execute(async (trx) => {
      await holdAccount(trx, id)
      if (todas) await endAllSessions(trx, id, now())
      else await endSession(trx, token, now())
      await appendAudit(trx, { act: todas ? 'sessoes-encerradas' : 'saiu', officer: id, subject: id })
    })
    takeCookie(reply, secure)
    return reply.code(204).send()
  })
}
