import { alive, ready } from '@delegacia/contract/station'
import type { FastifyInstance } from 'fastify'
import { failureBody } from '../http/failures.ts'
import { languageOf } from '../http/language.ts'
import { serveCall } from '../http/serve-call.ts'
import { readinessFailures } from '../health/readiness.ts'
import type { RouteDeps } from './deps.ts'

/** Whether the process answers, and whether it can register reports, with the reasons if not. */
export function registerSaude(
  app: FastifyInstance,
  { readiness, lastVerifiedBackup }: Pick<RouteDeps, 'readiness' | 'lastVerifiedBackup'>,
): void {
  serveCall(app, alive, () => ({ estado: 'viva' }))
  serveCall(app, ready, async (request, reply) => {
    const motivos = await readinessFailures(readiness)
    const ultimaCopiaVerificada = lastVerifiedBackup()?.toISOString() ?? null
    if (motivos.length === 0) return { estado: 'pronta', ultimaCopiaVerificada }
    return reply.code(503).send({ ...failureBody('indisponivel', languageOf(request)), motivos })
  })
}
