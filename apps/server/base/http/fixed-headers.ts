import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * The headers that helmet sets for these options: asked once, as they are the same on every answer. `@fastify/helmet` sets each of
 * its dozen on the raw answer of every request, which Node then merges with the others: in a profile the largest part of an answer.
 */
export function helmetHeaders(options?: HelmetOptions): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return { ...response.getHeaders() }
}

/** Adds the headers to every answer of the listener, as they are for its content type; undefined for an answer without one. */
export function addFixedHeaders(
  app: FastifyInstance,
  headersOf: (type: unknown) => OutgoingHttpHeaders,
): void {
  app.addHook('onSend', (_request, reply, payload, next) => {
    reply.headers(headersOf(reply.getHeader('content-type')))
    next(null, payload)
  })
}
