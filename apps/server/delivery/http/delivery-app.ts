import { apiRoot } from '@delegacia/contract/http/call'
import { deliveryCalls } from '@delegacia/contract/delivery/delivery-calls'
import { deliveryDescription, readDeliveryKey } from '@delegacia/contract/delivery/delivery-key'
import { openApi } from '@delegacia/contract/open-api'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { answerFailures } from '../../http/answer-failures.ts'
import { serveCall } from '../../http/serve-call.ts'
import type { Log } from '../../platform/log.ts'
import { isDatabaseUnavailable } from '../../store/database-failure.ts'
import type { DeliveryKey } from '../delivery-key.ts'
import { registerDelivery, type DeliveryRouteDeps } from './delivery-routes.ts'
import { answerReceiverFailures } from './receiver-failures.ts'

export type DeliveryAppDeps = DeliveryRouteDeps & { key: DeliveryKey; log: Log }

/** What the police's own systems call, on a listener of its own: neither the portal nor the desk serves it. */
export async function createDeliveryApp(deps: DeliveryAppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 16_384,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onResponse', async (request, reply) => {
    deps.log({
      event: 'request',
      method: request.method,
      route: `entrega ${request.routeOptions.url ?? 'unknown path'}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  answerFailures(app, deps.log, isDatabaseUnavailable)
  await app.register(helmet)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(
    async (api) => {
      answerReceiverFailures(api)
      registerDelivery(api, deps)
      registerDescription(api, deps)
    },
    { prefix: apiRoot },
  )
  return app
}

function registerDescription(app: FastifyInstance, { key, deliveryUrl }: DeliveryAppDeps): void {
  const description = openApi(deliveryCalls, `${deliveryUrl}${apiRoot}`)
  serveCall(app, deliveryDescription, (_request, reply) => reply.code(200).send(description))
  serveCall(app, readDeliveryKey, () => ({
    chave: key.id,
    algoritmo: 'Ed25519' as const,
    webhook: key.webhookKey,
    pem: key.publicPem,
  }))
}
