import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Between two looks for connections that have become quiet, in milliseconds. */
const interval = 100

/** How long a request that has begun may still arrive once the listener closes, in milliseconds. */
const arrivalTime = 5000

/**
 * While a listener closes, ends each connection on which no request waits for its answer. Node alone keeps those that never
 * sent one, as browsers open them ahead, and the server would wait for them for a minute; and those whose request does not go on.
 */
export function endQuietConnections(app: FastifyInstance): void {
  /** With the request that came last on each, where it is not answered. */
  const connections = new Map<Socket, IncomingMessage | undefined>()
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    connections.set(socket, request)
    response.once('close', () => {
      if (!socket.destroyed && connections.get(socket) === request) connections.set(socket, undefined)
    })
  })
  app.addHook('preClose', async () => {
    const late = Date.now() + arrivalTime
    const end = () =>
      connections.forEach((request, socket) => {
        if (!request || (Date.now() > late && !request.complete)) socket.destroy()
      })
    end()
    const timer = setInterval(end, interval).unref()
    app.server.once('close', () => clearInterval(timer))
  })
}
