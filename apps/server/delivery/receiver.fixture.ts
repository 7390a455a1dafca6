import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: IncomingMessage['headers']; body: string; path: string }

/** A receiver that answers as it is told: `answer` sees what came and how often something came before. */
export async function startReceiver(
  answer: (received: Received, count: number, response: ServerResponse) => void,
) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = {
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
        path: request.url ?? '',
      }
      received.push(one)
      answer(one, received.length, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/aviso`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether what a receiver got is signed by that key: checked as docs/integration.md tells receivers to, with nothing of ours. */
export const signedBy =
  (webhookKey: string) =>
  ({ headers, body }: Received): boolean => {
    const der = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(webhookKey.slice('whpk_'.length), 'base64'),
    ])
    const [version, signature = ''] = String(headers['webhook-signature']).split(',')
    const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return version === 'v1a' && verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  }
