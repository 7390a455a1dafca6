import { setTimeout as sleep } from 'node:timers/promises'
import { createWindowedCounts } from './windowed-counts.ts'

/** The client of a wrong guess, and the report that it was about, if any. */
export type Guess = { client: string; report?: string }

export type GuessThrottle = {
  /** Notes a wrong guess and resolves when it may be answered. Right codes never come here. */
  missed(guess: Guess): Promise<void>
}

export type ThrottleRules = {
  /** Wrong guesses in a window that are not slowed down: people mistype, and many share an address. */
  freeByClient: number
  freeByReport: number
  windowMs: number
  /** The first wait; each further ten misses double it. */
  firstMs: number
  longestMs: number
  /** Answers that wait at one time; further ones are given at once, so that a flood of guesses cannot hold more. */
  mostWaiting: number
}

export const usualThrottle: ThrottleRules = {
  freeByClient: 60,
  freeByReport: 10,
  windowMs: 10 * 60_000,
  firstMs: 250,
  longestMs: 5000,
  mostWaiting: 500,
}

/**
 * Slows wrong guesses down, by report and by client, without refusing anyone and without delaying right codes: people who
 * share a number or an address with a guesser notice nothing. Call it after a wrong guess, in the same way whether the
 * report exists or not. Each server counts for itself, and a restart forgets.
 */
export function createGuessThrottle(rules: ThrottleRules = usualThrottle): GuessThrottle {
  const clients = createWindowedCounts(rules.windowMs)
  const reports = createWindowedCounts(rules.windowMs)
  let waiting = 0

  const waitAfter = (misses: number, free: number) =>
    misses < free ? 0 : Math.min(rules.longestMs, rules.firstMs * 2 ** Math.floor((misses - free) / 10))

  return {
    async missed({ client, report }) {
      // The count includes this miss, which does not itself cause a delay.
      const ms = Math.max(
        waitAfter(clients.add(client) - 1, rules.freeByClient),
        report === undefined ? 0 : waitAfter(reports.add(report) - 1, rules.freeByReport),
      )
      if (ms === 0 || waiting >= rules.mostWaiting) return
      waiting += 1
      try {
        await sleep(ms)
      } finally {
        waiting -= 1
      }
    },
  }
}
