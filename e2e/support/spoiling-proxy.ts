import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export type Spoiled = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type Spoiling = {
  /** Changes what is asked before the station sees it. */
  ask?: (asked: Asked) => void | Promise<void>
  /** Changes what the station has answered. */
  answer?: (answer: Spoiled, asked: Asked) => void
  /** Serves HTTPS with this key and certificate. */
  tls?: { key: string; cert: string }
  /** Where it listens; any free port without it. */
  port?: number
}

/** Stands before a station and breaks what it is told to. */
export async function startSpoilingProxy(
  stationPort: number,
  { ask, answer, tls, port: wanted = 0 }: Spoiling,
): Promise<{ url: URL; close: () => Promise<void> }> {
  const listener: RequestListener = (incoming, outgoing) => {
    void (async () => {
      const asked: Asked = {
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers: { ...incoming.headers },
        body: Buffer.concat(await incoming.toArray()).toString('utf8'),
      }
      await ask?.(asked)
      const answered = await pass(stationPort, asked)
      answer?.(answered, asked)
      const { 'content-length': _, 'transfer-encoding': __, ...headers } = answered.headers
      outgoing.writeHead(answered.status, headers).end(answered.body)
    })().catch(() => outgoing.destroy())
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`${tls ? 'https' : 'http'}://127.0.0.1:${port}`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(port: number, { method, path, headers, body }: Asked): Promise<Spoiled> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, connection: 'close' } },
      (answer) => {
        answer.toArray().then(
          (parts: Buffer[]) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
