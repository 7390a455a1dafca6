import type { FastifyInstance } from 'fastify'
import { proxyAdvice, type Log } from '../platform/log.ts'

/** Headers in which proxies name their client. */
const written = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Logs once that there seems to be a proxy that is not trusted: everyone behind it then counts as one address. */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
  let said = false
  app.addHook('onRequest', ({ headers }, _reply, next) => {
    if (!said && written.some((name) => headers[name] !== undefined)) {
      said = true
      log({ event: 'advice', setting: 'TRUST_PROXY', words: proxyAdvice })
    }
    next()
  })
}
