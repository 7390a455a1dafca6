import type { Log } from '../../base/platform/log.ts'

export type GuessAlarm = { missed(): void }

/** Officers mistype; a whole station does not do so this often in an hour. */
const mostMisses = 100
const hourMs = 3_600_000

/**
 * Counts wrong codes over all registrations, since each alone shows no more than a few: the log says once an hour that
 * there are too many. In this server's memory; it knows no registration.
 */
export function createGuessAlarm(log: Log, now: () => Date): GuessAlarm {
  let since = 0
  let misses = 0
  return {
    missed() {
      const at = now().getTime()
      if (at - since >= hourMs) [since, misses] = [at, 0]
      misses += 1
      if (misses === mostMisses) log({ event: 'guessing', misses })
    },
  }
}
