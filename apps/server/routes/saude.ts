import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ApiFailure } from '../http/failures.ts'
import type { RouteDeps } from './deps.ts'

const patience = 3000

/** GET /api/saude/viva and /api/saude/pronta */
export function registerSaude(app: FastifyInstance, { db }: Pick<RouteDeps, 'db'>): void {
  app.get('/saude/viva', () => Promise.resolve({ estado: 'viva' }))
  app.get('/saude/pronta', async () => {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref())
    if (!(await Promise.race([answered, late]))) throw new ApiFailure('indisponivel')
    return { estado: 'pronta' }
  })
}
