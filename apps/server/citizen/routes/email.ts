import { readEmailRequest, sendEmail, type LetterState } from '@delegacia/contract/email'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { isOwner } from '../../base/http/owner-cookie.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { findJobState, nudgeJob } from '../../store/outbox.ts'
import { findReaders } from '../../store/reports.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import type { RouteDeps } from './deps.ts'

/**
 * email: the letter is sent automatically, once, to the address in the report. This call only hastens a letter that waits for
 * its next attempt, and says to the browser of the report whether it was sent; to all others it answers the same for every number.
 */
export function registerEmail(app: FastifyInstance, { db, wake, turns, sendsMail }: RouteDeps): void {
  serveCall(app, sendEmail, async (request, reply) => {
    const order = readEmailRequest(request.body)
    if (!order) throw new ApiFailure('pedido-invalido')
    const report = await turns.reading(request, () => retryTransient(() => findReaders(db, order.bop)))
    let situacao: LetterState = 'a_enviar'
    if (report && isOwner(request, report.owner_digest)) {
      await retryTransient(() => nudgeJob(db, report.id, 'mail'))
      wake()
      situacao = letterStates[await retryTransient(() => findJobState(db, report.id, 'mail'))]
    }
    return reply.code(202).send({ situacao: sendsMail ? situacao : 'sem_correio' })
  })
}

const letterStates = { done: 'enviada', open: 'a_enviar', none: 'nao_enviada' } as const satisfies Record<
  string,
  LetterState
>
