// @ts-check
import { Agent, request } from 'node:http'

/** @typedef {{ status: number, body: Buffer, cookies: string[] }} Answer */
/** @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Question */

// Far more than are ever open at once: a request must not wait here for a connection of ours.
const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64 })

/**
 * One request and its whole answer; rejects when the line breaks or nothing comes for a minute.
 * @param {string} address @param {Question} question @returns {Promise<Answer>}
 */
export function exchange(address, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent, method, headers, timeout: 60_000 }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(chunks),
          cookies: (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? ''),
        }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('nothing came')))
    asked.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // The server closed a resting connection as we took it: a browser sends again, too, and nobody sees it.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        resolve(exchange(address, { method, path, headers, ...(body === undefined ? {} : { body }) }))
      else reject(error)
    })
    asked.end(body)
  })
}
