import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { InnerAddress, isInner, outerLookup } from './allowed-address.ts'

export type Webhook = {
  address: string
  allowsPrivate: boolean
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** The status, or why there was none. */
export type WebhookAnswer = number | 'tempo' | 'conexao' | 'endereco-interno'

/** An answer is read no further than this: it says nothing that we need. */
const mostBytes = 16_384

/** Sends once. Follows no redirect, waits no longer than its time in all, and goes to no inner address that is not allowed. */
export function sendWebhook({
  address,
  allowsPrivate,
  headers,
  body,
  timeoutMs,
}: Webhook): Promise<WebhookAnswer> {
  const url = new URL(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  // An address that is no name is never looked up.
  if (!allowsPrivate && isIP(host) > 0 && isInner(host)) return Promise.resolve('endereco-interno')
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      maxHeaderSize: mostBytes,
      agent: false,
      ...(!allowsPrivate && { lookup: outerLookup }),
    })
    request.on('error', (error) => resolve(failureOf(error)))
    request.on('response', (response) => {
      response.on('error', (error) => resolve(failureOf(error)))
      drain(response, () => resolve(response.statusCode ?? 'conexao'))
    })
    request.end(body)
  })
}

/** Reads the answer to its end, or to the most that is read. */
function drain(response: IncomingMessage, done: () => void): void {
  let bytes = 0
  response.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes <= mostBytes) return
    done()
    response.destroy()
  })
  response.on('end', done)
}

function failureOf(error: Error): WebhookAnswer {
  if (error instanceof InnerAddress) return 'endereco-interno'
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'tempo' : 'conexao'
}
