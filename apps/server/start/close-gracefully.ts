import type { FastifyInstance } from 'fastify'
import type { OpenStore } from './open-store.ts'

/** Between two checks for connections that have become idle, in milliseconds. */
const interval = 100

/**
 * Takes no more requests and waits for those that are under way; where the database is silent, these fail at once.
 */
export async function closeGracefully(
  app: FastifyInstance,
  store: Pick<OpenStore, 'leaveIfSilent'>,
): Promise<void> {
  // A browser would keep its connection open for further requests, which can no longer be answered.
  const sweep = setInterval(() => app.server.closeIdleConnections(), interval)
  try {
    await Promise.all([app.close(), store.leaveIfSilent()])
  } finally {
    clearInterval(sweep)
  }
}
