import type { FastifyInstance } from 'fastify'

/** GET /api/USER_IP: through a proxy only where one is configured. */
export function registerUserIp(app: FastifyInstance): void {
  app.get('/USER_IP', (request) => Promise.resolve({ ip: request.ip }))
}
