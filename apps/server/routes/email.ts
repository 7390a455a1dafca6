import { readEmailRequest, sendEmail } from '@delegacia/contract/email'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../http/failures.ts'
import { isOwner } from '../http/owner-cookie.ts'
import { serveCall } from '../http/serve-call.ts'
import { nudgeJob } from '../store/outbox.ts'
import { findReaders } from '../store/reports.ts'
import { retryTransient } from '../store/connection/retry-transient.ts'
import type { RouteDeps } from './deps.ts'

/**
 * email: the letter is sent automatically, once, to the address in the report. This call only hastens a letter that waits for
 * its next attempt, and answers the same for every number and every client.
 */
export function registerEmail(app: FastifyInstance, { db, wake, turns }: RouteDeps): void {
  serveCall(app, sendEmail, async (request, reply) => {
    const order = readEmailRequest(request.body)
    if (!order) throw new ApiFailure('pedido-invalido')
    const report = await turns.reading(request, () => retryTransient(() => findReaders(db, order.bop)))
    if (report && isOwner(request, report.owner_digest)) {
      await retryTransient(() => nudgeJob(db, report.id, 'mail'))
      wake()
    }
    return reply.code(202).send()
  })
}
