import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient } from './database-failure.ts'

const firstPause = 50
const longestPause = 1000

/**
 * Retries work whose transaction was rolled back or whose connection broke: only for work that is safe to repeat, even after
 * a commit whose answer was lost. No attempt begins later than `within` milliseconds after the first.
 */
export async function retryTransient<T>(work: () => Promise<T>, within = 10_000): Promise<T> {
  const end = performance.now() + within
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      // At random, since attempts that collided once would collide again.
      const rest = pause * (0.5 + Math.random())
      if (!isTransient(error) || performance.now() + rest > end) throw error
      await sleep(rest)
    }
  }
}
