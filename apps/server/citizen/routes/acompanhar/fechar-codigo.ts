import { closeCode } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { doCitizenAct } from '../../../reports/thread/do-act.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import { keepNotices } from '../../../store/notices.ts'
import { closeCodes } from '../../../store/thread-codes.ts'
import type { RouteDeps } from '../deps.ts'
import { accept, byCitizen } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerCodeClosing(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, closeCode, async (request, reply) => {
    const { report, now, locale } = await opening.write(request, closeCode)
    const done = await retryTransient(() =>
      doCitizenAct(deps, {
        report,
        now,
        events: async (trx) => {
          await closeCodes(trx, report, now)
          await keepNotices(trx, report.id, false, now)
          return [{ kind: 'codeClosed', by: byCitizen }]
        },
      }),
    )
    accept(done, locale)
    return reply.code(204).send()
  })
}
