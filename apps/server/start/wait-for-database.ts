import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, isDatabaseUnavailable, withCode } from '../store/connection/database-failure.ts'

const pause = 1000

/**
 * Does the first work on a database, again and again for `withinMs` while nothing there can do it: a machine that starts, or a
 * primary that moves. A wrong password or a missing database fails at once.
 */
export async function waitForDatabase<T>(
  work: () => Promise<T>,
  { say, withinMs = 60_000 }: { say: (line: string) => void; withinMs?: number },
): Promise<T> {
  const end = performance.now() + withinMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() + pause > end) throw error
      if (attempt === 1) say(`Waiting for the database (${codeOf(withCode(error))})`)
      await sleep(pause)
    }
  }
}
