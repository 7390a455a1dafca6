// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '../soak/report.mjs'

const perSecond = 10
/** As the browser waits. */
const answerMs = 30_000
const restMs = 400

/** @typedef {{ number: string, code: string, at: number }} Acknowledged */

/**
 * Sends ten new reports a second to the servers in turn; each is repeated with its key until it is acknowledged.
 * @param {readonly { address: string }[]} servers
 */
export function startLoad(servers) {
  /** By its key. @type {Map<string, Acknowledged>} */
  const acknowledged = new Map()
  /** What else was answered, and how often. @type {Record<string, number>} */
  const others = {}
  const begin = performance.now()
  let [sent, open, isOver] = [0, 0, false]

  /** @param {string} key @param {string} body @param {string} address */
  async function attempt(key, body, address) {
    try {
      const answer = await fetch(`${address}/api/ocorrencia`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        signal: AbortSignal.timeout(answerMs),
      })
      const { bop, autDig } = /** @type {{ bop: string, autDig: string }} */ (await answer.json())
      if (answer.ok) acknowledged.set(key, { number: bop, code: autDig, at: performance.now() - begin })
      return String(answer.status)
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection'
    }
  }

  /** @param {number} place */
  async function insist(place) {
    open += 1
    const [key, body] = [randomUUID(), JSON.stringify({ ...report(place), recaptchaToken: '' })]
    for (let turn = place; !isOver; turn += 1) {
      const outcome = await attempt(key, body, servers[turn % servers.length]?.address ?? '')
      if (acknowledged.has(key)) break
      others[outcome] = (others[outcome] ?? 0) + 1
      await sleep(restMs)
    }
    open -= 1
  }

  return {
    acknowledged,
    others,
    sent: () => sent,
    /** @param {number} seconds */
    async send(seconds) {
      for (let i = 0; i < seconds * perSecond; i += 1) {
        sent += 1
        void insist(sent)
        await sleep(Math.max(0, begin + (sent * 1000) / perSecond - performance.now()))
      }
    },
    /** Waits for those that are not acknowledged yet; answers how many are left. */
    async finish(seconds = 120) {
      for (let i = 0; i < seconds * 5 && open > 0; i += 1) await sleep(200)
      isOver = true
      return open
    },
    /** The longest time between two acknowledged reports, in seconds. */
    silence() {
      const times = [0, ...[...acknowledged.values()].map(({ at }) => at)].toSorted(
        (one, other) => one - other,
      )
      return Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? 0))) / 1000
    },
  }
}
