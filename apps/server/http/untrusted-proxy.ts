import type { FastifyInstance } from 'fastify'
import { proxyAdvice, type Log } from '../platform/log.ts'

/** What proxies write about the client whom they speak for. */
const written = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Says once that a proxy seems to stand in front and is not believed: everyone behind it then counts as one address. */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
  let said = false
  app.addHook('onRequest', async ({ headers }) => {
    if (said || written.every((name) => headers[name] === undefined)) return
    said = true
    log({ event: 'advice', setting: 'TRUST_PROXY', words: proxyAdvice })
  })
}
