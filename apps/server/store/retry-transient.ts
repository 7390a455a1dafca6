import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient } from './database-failure.ts'

const firstPause = 50
const longestPause = 1000

/**
 * Does work again whose transaction was rolled back, or whose connection broke, for no fault of its own: only for what is
 * safe to repeat, also after a commit whose answer was lost. No try begins later than `within` milliseconds after the first.
 */
export async function retryTransient<T>(work: () => Promise<T>, within = 10_000): Promise<T> {
  const end = performance.now() + within
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      // Not all at the same moment: those who met once would meet again.
      const rest = pause * (0.5 + Math.random())
      if (!isTransient(error) || performance.now() + rest > end) throw error
      await sleep(rest)
    }
  }
}
