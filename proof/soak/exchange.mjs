// @ts-check
import { Agent, request } from 'node:http'

/** @typedef {{ status: number, body: Buffer, cookies: string[] }} Response */
/** @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Request */

// Far more than are ever open at once: no request may wait here for a free connection.
const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64 })

/**
 * One request and its whole response; rejects when the connection breaks or nothing comes for a minute.
 * @param {string} address @param {Request} options @returns {Promise<Response>}
 */
export function exchange(address, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, method, headers, timeout: 60_000 }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          cookies: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? ''),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('nothing came')))
    sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // The server closed an idle connection as we reused it: a browser sends again too, unnoticed.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        resolve(exchange(address, { method, path, headers, ...(body === undefined ? {} : { body }) }))
      else reject(error)
    })
    sent.end(body)
  })
}
