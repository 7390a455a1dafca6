import type { AnswerBody } from '@delegacia/contract/http/call-types'
import { answerCorrection as answerCorrectionCall } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { answerCorrection } from '../../../reports/thread/answer-correction.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { accept, textLimit, threadNow } from './thread-act.ts'
import { keyOf } from './thread-key.ts'
import type { Opening } from './thread-opening.ts'

export function registerCorrection(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    answerCorrectionCall,
    async (request, reply) => {
      const opened = await opening.write(request, answerCorrectionCall)
      const { body, report, now, locale } = opened
      const key = keyOf(request)
      const given = { respostas: body.respostas, key, now, locale }
      const done = await deps.turns.document(request, () =>
        retryTransient(() => answerCorrection(deps, report, given)),
      )
      if ('issues' in done) {
        const refused: AnswerBody<typeof answerCorrectionCall, 422> = { erros: [...done.issues] }
        return reply.code(422).send(refused)
      }
      accept(done, locale)
      return threadNow(deps, opened)
    },
    textLimit,
  )
}
