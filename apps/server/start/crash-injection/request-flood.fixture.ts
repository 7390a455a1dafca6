import { connect, type Socket } from 'node:net'

export type Flood = {
  /** Answers by status, of every request that was sent so far. */
  statuses: Record<string, number>
  stop(): void
}

/**
 * A neighbour that sends requests as fast as answers arrive, on several connections, without working for it. Each
 * connection requests one thing, so that slow answers delay no others. It only writes and counts bytes, to leave the
 * processor to the server.
 */
export function startFlood(port: number, requests: readonly string[], connections: number): Flood {
  const statuses: Record<string, number> = {}
  let stopped = false

  function open(place: number): Socket {
    const ask = () => socket.write(requests[place % requests.length] ?? '')
    const socket = connect(port, '127.0.0.1', ask)
    socket.on('data', (chunk) => {
      // Bodies here are JSON, in which no such line stands.
      for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        statuses[status] = (statuses[status] ?? 0) + 1
        ask()
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (!stopped) setTimeout(() => stopped || sockets.add(open(place)), 50)
    })
    return socket
  }

  const sockets = new Set<Socket>()
  for (let count = 0; count < connections; count += 1) sockets.add(open(count))
  return {
    statuses,
    stop() {
      stopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The bytes of one keep-alive request. */
export function requestBytes(method: string, path: string, body?: string): string {
  const type = body === undefined ? [] : ['content-type: application/json', `content-length: ${body.length}`]
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `idempotency-key: ${crypto.randomUUID()}`,
    ...type,
    '',
    body ?? '',
  ].join('\r\n')
}
