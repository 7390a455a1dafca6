// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Starts a program of this folder that answers each message with another one, so that its processor time is not that of the bench.
 * @param {string} program @param {readonly string[]} [args]
 */
export function startTask(program, args = []) {
  const child = fork(join(import.meta.dirname, program), args)
  return {
    pid: child.pid ?? 0,
    /** @param {object} order @returns {Promise<any>} */
    async ask(order) {
      const waiting = new AbortController()
      const { signal } = waiting
      const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error(`${program} ended`)))
      try {
        child.send(order)
        const [answer] = await Promise.race([once(child, 'message', { signal }), ended])
        return answer
      } finally {
        waiting.abort()
        ended.catch(() => undefined)
      }
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
