import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Between two looks for connections that have become quiet, in milliseconds. */
const interval = 100

/**
 * While a listener closes, ends each connection on which no request waits for its answer. Node alone keeps those that never
 * sent one, as browsers open them ahead, and the server would wait for them for a minute.
 */
export function endQuietConnections(app: FastifyInstance): void {
  const quiet = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    quiet.add(socket)
    socket.once('close', () => quiet.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    quiet.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) quiet.add(socket)
    })
  })
  app.addHook('preClose', async () => {
    const end = () => quiet.forEach((socket) => socket.destroy())
    end()
    const timer = setInterval(end, interval).unref()
    app.server.once('close', () => clearInterval(timer))
  })
}
