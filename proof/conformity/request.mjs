// @ts-check
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'

/**
 * @typedef {{ status: number, headers: Record<string, string>, cookies: string[], body: Buffer, text: string, ms: number }} Answer
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: unknown, raw?: string }} Question `raw` is sent as it is
 * @typedef {(path: string, question?: Question) => Promise<Answer>} Ask
 */

const timeoutMs = 60_000
const loopback = /^(?:localhost|127[.]\d+[.]\d+[.]\d+|\[::1\])$/

/** Whether an address is this machine's own. @param {URL} base */
export const isLoopback = (base) => loopback.test(base.hostname)

/**
 * Asks one station as it is, without following redirects or keeping cookies.
 * @param {URL} base
 * @param {{ selfSigned?: boolean }} [options] takes any certificate, of this machine alone
 * @returns {Ask}
 */
export function asking(base, { selfSigned = false } = {}) {
  const send = base.protocol === 'https:' ? askHttps : askHttp
  const certificate = selfSigned && isLoopback(base) ? { rejectUnauthorized: false } : {}
  return (path, { method = 'GET', headers = {}, body, raw } = {}) =>
    new Promise((resolve, reject) => {
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const type = payload === undefined ? {} : { 'content-type': 'application/json' }
      const start = performance.now()
      const outgoing = send(
        new URL(path, base),
        { method, headers: { ...type, ...headers }, timeout: timeoutMs, ...certificate },
        (incoming) => {
          /** @type {Buffer[]} */
          const parts = []
          incoming.on('data', (part) => parts.push(part))
          incoming.on('error', reject)
          incoming.on('end', () => {
            const received = Buffer.concat(parts)
            resolve({
              status: incoming.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
              ),
              cookies: incoming.headers['set-cookie'] ?? [],
              body: received,
              text: received.toString('utf8'),
              ms: performance.now() - start,
            })
          })
        },
      )
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)),
      )
      outgoing.on('error', reject)
      outgoing.end(payload)
    })
}

/** A body as JSON; undefined for any other. @param {Answer} answer @returns {any} */
export function jsonOf({ text }) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
