import type { Alarm } from '@delegacia/contract/desk/alarm'
import { hearDesk } from '../api/ask-desk.ts'
import { DeskError } from '../api/desk-error.ts'

/** What a page that listens learns. */
type Heard = {
  alarm: (alarm: Alarm) => void
  /** That no answer comes any more; the page goes on trying. */
  lost: () => void
  /** That nobody is logged in any more: it does not try again. */
  ended: () => void
}

const secondMs = 1000
/** An answer without news that comes sooner came because too many windows wait. */
const earlyMs = 5 * secondMs
const longestPauseMs = 15 * secondMs
/** The first failure may be a server that starts anew. */
const lostAfter = 2

/** Listens until it is told not to. Answers drive it, which come also where a browser slows the clocks of a hidden page. */
export async function listen(heard: Heard, signal: AbortSignal): Promise<void> {
  let known: string | undefined
  let failures = 0
  while (!signal.aborted) {
    const began = Date.now()
    try {
      const alarm = await hearDesk('/alarme', { depois: known }, signal)
      if (signal.aborted) return
      heard.alarm(alarm)
      failures = 0
      const isEarly = alarm.versao === known && Date.now() - began < earlyMs
      known = alarm.versao
      if (isEarly) await pause(earlyMs, signal)
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      // The next answer comes at once then, and says that the line is there again.
      known = undefined
      const isRefused = error instanceof DeskError && (error.status === 401 || error.status === 403)
      // A proof gives the browser another session while the question of the one before is under way.
      if (isRefused && failures >= lostAfter) return heard.ended()
      if (!isRefused && failures >= lostAfter) heard.lost()
      await pause(pauseAfter(failures), signal)
    }
  }
}

/** Longer and longer, and never the same: pages that lost a server together do not come back together. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, secondMs * 2 ** (failures - 1)) * (1 + Math.random() / 2)

/** Shorter where the device comes back to a network. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
