import fastify, { type FastifyInstance } from 'fastify'
import type { Log } from '../platform/log.ts'
import { newRequestId, withRequestId } from '../platform/request-id.ts'
import { fail } from './answer-failures.ts'
import { createBoundServer } from './bound-connections.ts'
import { endQuietConnections } from './end-quiet-connections.ts'
import { ApiFailure } from './failures.ts'
import { isDeeperThan } from './nesting-depth.ts'
import { sayLastAnswer } from './say-last-answer.ts'
import { trustedProxies, type Proxies } from './trusted-proxies.ts'

export type ListenerOptions = {
  log: Log
  /** The largest body of a call, in bytes. */
  bodyLimit: number
  trustProxy?: Proxies
  /** True once the server was told to end. */
  isDraining?: () => boolean
  /** What its routes are called in the log, where the process serves more than the portal. */
  name?: 'mesa' | 'entrega'
}

const deepestBody = 10

/** Times in milliseconds. */
const connectionLimits = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  // A client that sends its headers drop by drop is cut off soon after its time is over.
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
}

/**
 * What every listener of the station has in common: its limits, its log, and how it ends. Hooks of every request call back: a promise
 * for each costs more than most answers.
 */
export function createListener({
  log,
  bodyLimit,
  trustProxy = false,
  isDraining = () => false,
  name,
}: ListenerOptions): FastifyInstance {
  const app = fastify({
    // Fastify's own lines would hold addresses and URLs; ours are in log.ts.
    logger: false,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit,
    serverFactory: (answer) => createBoundServer(connectionLimits, answer),
    // Links of maps, which are pasted where a street is searched, are long.
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    // What arrives on an open connection is answered as long as the listener can.
    return503OnClosing: false,
    genReqId: newRequestId,
    // An address that cannot be read is no route's: the framework would repeat it in its answer.
    frameworkErrors: (error, request, reply) =>
      void fail(request, reply, error.statusCode === 414 ? 'muito-grande' : 'pedido-invalido'),
  })
  // Otherwise routes that read JSON would get plain texts.
  app.removeContentTypeParser('text/plain')
  endQuietConnections(app)
  sayLastAnswer(app, isDraining)
  app.addHook('onRequest', (request, _reply, next) => withRequestId(request.id, next))
  logRequests(app, log, name)
  app.addHook('preValidation', ({ body }, _reply, next) =>
    isDeeperThan(body, deepestBody) ? next(new ApiFailure('pedido-invalido')) : next(),
  )
  return app
}

/** Logs the pattern of the route and never the URL, whose values may be personal. */
function logRequests(app: FastifyInstance, log: Log, name: ListenerOptions['name']): void {
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unknown path'
    log({
      event: 'request',
      method: request.method,
      route: name === undefined ? route : `${name} ${route}`,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      request: request.id,
    })
    next()
  })
}
