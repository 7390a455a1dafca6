import type { FastifyInstance } from 'fastify'
import type { OpenStore } from './open-store.ts'

/** Between two looks for connections that have just become idle, in milliseconds. */
const interval = 100

/**
 * Takes no more requests and waits for those that are under way; where the database does not answer, these are answered at
 * once that it does not.
 */
export async function closeGracefully(
  app: FastifyInstance,
  store: Pick<OpenStore, 'leaveIfSilent'>,
): Promise<void> {
  // A browser would keep the line of the last answer open for another one that can no longer come.
  const sweep = setInterval(() => app.server.closeIdleConnections(), interval)
  try {
    await Promise.all([app.close(), store.leaveIfSilent()])
  } finally {
    clearInterval(sweep)
  }
}
