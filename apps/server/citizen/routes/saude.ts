import { alive, ready } from '@delegacia/contract/station'
import type { FastifyInstance } from 'fastify'
import { percentOf } from '../../reports/evidence/evidence-quota.ts'
import { failureBody } from '../../base/http/failures.ts'
import { languageOf } from '../../base/http/language.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { readinessFailures } from '../../base/http/readiness.ts'
import type { RouteDeps } from './deps.ts'

/** Without the connections of requests: a rush of people must not look like a server that is not ready. */
type Health = Pick<
  RouteDeps,
  'readiness' | 'lastVerifiedBackup' | 'overdueDeliveries' | 'usedRoom' | 'evidenceRoom'
>

/** Whether the process answers, and whether it can register reports, with the reasons if not. */
export function registerSaude(
  app: FastifyInstance,
  { readiness, lastVerifiedBackup, overdueDeliveries, usedRoom, evidenceRoom }: Health,
): void {
  serveCall(app, alive, () => ({ estado: 'viva' }))
  serveCall(app, ready, async (request, reply) => {
    const motivos = await readinessFailures(readiness)
    const ultimaCopiaVerificada = lastVerifiedBackup()?.toISOString() ?? null
    if (motivos.length === 0) {
      // No reason to be given no reports: another system that is away, or files that find no room, stop no citizen.
      const entregasAtrasadas = await overdueDeliveries()
      const espacoDeProvas = percentOf(await usedRoom(), evidenceRoom)
      return { estado: 'pronta', ultimaCopiaVerificada, entregasAtrasadas, espacoDeProvas }
    }
    return reply.code(503).send({ ...failureBody('indisponivel', languageOf(request)), motivos })
  })
}
