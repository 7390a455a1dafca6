import type { FastifyInstance } from 'fastify'
import type { HumanCheck } from '../outside/human-check.ts'

/** GET /api/verificacao-humana: a fresh challenge, for the browser to solve while the person reads the summary (SU-07). */
export function registerVerificacaoHumana(app: FastifyInstance, humanCheck: HumanCheck): void {
  app.get('/verificacao-humana', () => humanCheck.challenge(1))
}
