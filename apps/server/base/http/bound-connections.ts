import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for their answers at the same time: browsers and proxies send the next after an answer. */
const mostWaiting = 4
/** Answers of all connections that were made and not read yet, in bytes. */
const unreadRoom = 64 * 2 ** 20
/** How long answers may wait for a connection that reads nothing, in milliseconds. */
const patience = 20_000
/** Between two looks at what is unread, in milliseconds. */
const interval = 250

type Connection = {
  readonly waiting: Set<ServerResponse>
  /** Bytes that the client has taken, and since when no more. */
  taken: number
  since: number
}

export type BoundServerOptions = ServerOptions & { connectionTimeout: number }

/**
 * A server that cuts off who sends requests ahead without reading the answers: each answer is held in memory until it is read,
 * so a few hundred connections would take all of it. Takes node's own options, times in milliseconds.
 */
export function createBoundServer(
  { connectionTimeout, ...options }: BoundServerOptions,
  answer: RequestListener,
): Server {
  const connections = new Map<Socket, Connection>()
  const server = createServer(options, (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    // The rest of the bytes that came together with the one request too many.
    if (!connection || socket.destroyed) return
    if (connection.waiting.size >= mostWaiting) return void socket.destroy()
    connection.waiting.add(response)
    response.once('close', () => connection.waiting.delete(response))
    answer(request, response)
  })
  server.setTimeout(connectionTimeout)
  server.on('connection', (socket) => {
    connections.set(socket, { waiting: new Set(), taken: 0, since: Date.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const timer = setInterval(() => cutOff(connections, Date.now()), interval).unref()
  server.once('close', () => clearInterval(timer))
  return server
}

/** Ends the connections that have read nothing for too long, and those with the most unread while all have too much. */
function cutOff(connections: ReadonlyMap<Socket, Connection>, now: number): void {
  const unread: { socket: Socket; bytes: number }[] = []
  for (const [socket, connection] of connections) {
    const bytes = unreadBytes(socket, connection)
    const taken = socket.bytesWritten - socket.writableLength
    if (bytes === 0 || taken !== connection.taken) Object.assign(connection, { taken, since: now })
    if (now - connection.since > patience) socket.destroy()
    else if (bytes > 0) unread.push({ socket, bytes })
  }
  let total = unread.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= unreadRoom) return
  for (const { socket, bytes } of unread.toSorted((one, other) => other.bytes - one.bytes)) {
    socket.destroy()
    total -= bytes
    if (total <= unreadRoom) return
  }
}

/** What lies in the connection, and in the answers that wait behind the one that is being sent. */
const unreadBytes = (socket: Socket, { waiting }: Connection): number =>
  [...waiting].reduce(
    (sum, response) => sum + (response.socket ? 0 : response.writableLength),
    socket.writableLength,
  )
