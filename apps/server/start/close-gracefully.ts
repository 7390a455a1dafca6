import type { FastifyInstance } from 'fastify'
import type { OpenStore } from './open-store.ts'

/**
 * Takes no more requests and waits for those that are under way; where the database is silent, these fail at once.
 */
export async function closeGracefully(
  app: FastifyInstance,
  store: Pick<OpenStore, 'leaveIfSilent'>,
): Promise<void> {
  await Promise.all([app.close(), store.leaveIfSilent()])
}
