import { userIp } from '@delegacia/contract/station'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'

/** USER_IP: through a proxy only where one is configured. */
export function registerUserIp(app: FastifyInstance): void {
  serveCall(app, userIp, ({ ip }) => ({ ip }))
}
