import { apiRoot } from '@delegacia/contract/http/call'
import { deliveryCalls } from '@delegacia/contract/delivery/delivery-calls'
import { deliveryDescription, readDeliveryKey } from '@delegacia/contract/delivery/delivery-key'
import { openApi } from '@delegacia/contract/open-api'
import type { FastifyInstance } from 'fastify'
import { answerFailures, answerUnknownAddresses } from '../../base/http/answer-failures.ts'
import { createListener } from '../../base/http/create-listener.ts'
import { addFixedHeaders, helmetHeaders } from '../../base/http/fixed-headers.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Log } from '../../base/platform/log.ts'
import { isDatabaseUnavailable } from '../../store/connection/database-failure.ts'
import type { DeliveryKey } from '../delivery-key.ts'
import { registerDelivery, type DeliveryRouteDeps } from './delivery-routes.ts'
import { registerOriginals } from './original-route.ts'
import { answerReceiverFailures } from './receiver-failures.ts'

export type DeliveryAppDeps = DeliveryRouteDeps & { key: DeliveryKey; log: Log }

/** What the police's own systems call, on a listener of its own: neither the portal nor the desk serves it. */
export async function createDeliveryApp(deps: DeliveryAppDeps): Promise<FastifyInstance> {
  const app = createListener({ log: deps.log, bodyLimit: 16_384, name: 'entrega' })
  answerFailures(app, deps.log, isDatabaseUnavailable)
  answerUnknownAddresses(app)
  const headers = helmetHeaders()
  addFixedHeaders(app, () => headers)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store')
    next()
  })
  await app.register(
    async (api) => {
      answerReceiverFailures(api)
      registerDelivery(api, deps)
      registerOriginals(api, deps)
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
