import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../http/failures.ts'

/** POST /api/translate: no translator is configured, so the original text is what counts (SU-06). */
export function registerTranslate(app: FastifyInstance): void {
  app.post('/translate', () => {
    throw new ApiFailure('sem-tradutor')
  })
}
