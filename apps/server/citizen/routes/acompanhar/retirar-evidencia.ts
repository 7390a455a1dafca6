import { withdrawEvidence } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { failureBody } from '../../../base/http/failures.ts'
import { withdraw } from '../../../reports/evidence/unfinished.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { textLimit, threadNow } from './thread-act.ts'
import { ThreadFailure } from './thread-failures.ts'
import type { Opening } from './thread-opening.ts'

export function registerWithdrawal(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    withdrawEvidence,
    async (request) => {
      const opened = await opening.write(request, withdrawEvidence)
      const sha256 = Buffer.from(opened.body.sha256, 'hex')
      const isGone = await retryTransient(() => withdraw(deps, opened.report.id, sha256))
      if (!isGone) throw new ThreadFailure(409, failureBody('evidencia-recebida', opened.locale))
      return threadNow(deps, opened)
    },
    textLimit,
  )
}
