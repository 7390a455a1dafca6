import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Seen = { status: number; body: string }

/** A client with connections and a cookie jar of its own, at the same address as all the others. */
export function createHttpClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const cookies = new Map<string, string>()
  const statuses: number[] = []

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    sent?: { key?: string; body: string },
  ): Promise<Seen> {
    const headers = {
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      ...(sent && { 'content-type': 'application/json' }),
      ...(sent?.key && { 'idempotency-key': sent.key }),
    }
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: `/api${path}`, headers })
    outgoing.end(sent?.body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const seen = { status: answer.statusCode ?? 0, body: await text(answer) }
    statuses.push(seen.status)
    return seen
  }

  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown, key?: string) =>
      ask('POST', path, { body: JSON.stringify(body), ...(key !== undefined && { key }) }),
    /** The statuses of all answers, in the order in which they arrived. */
    statuses,
    hangUp: () => agent.destroy(),
  }
}
