import { setTimeout as sleep } from 'node:timers/promises'
import { createRecentCounts } from './recent-counts.ts'

/** Who guesses, and at which report when the guess is about one. */
export type Guess = { client: string; report?: string }

export type WaitingRoom = {
  /** Waits as long as earlier misses have earned; nobody is turned away. */
  wait(guess: Guess): Promise<void>
  missed(guess: Guess): void
}

export type WaitingRules = {
  /** Misses in a window that cost nothing: people mistype, and many share an address. */
  freeByClient: number
  freeByReport: number
  windowMs: number
  /** The first wait; each further ten misses double it. */
  firstMs: number
  longestMs: number
}

const usual: WaitingRules = {
  freeByClient: 60,
  freeByReport: 10,
  windowMs: 10 * 60_000,
  firstMs: 250,
  longestMs: 5000,
}

/**
 * Slows guessing down, by report and by client, without refusing anyone: a town behind one address waits a little while
 * somebody in it guesses. Each server counts for itself, and a restart forgets.
 */
export function createWaitingRoom(rules: WaitingRules = usual): WaitingRoom {
  const clients = createRecentCounts(rules.windowMs)
  const reports = createRecentCounts(rules.windowMs)

  const waitAfter = (misses: number, free: number) =>
    misses < free ? 0 : Math.min(rules.longestMs, rules.firstMs * 2 ** Math.floor((misses - free) / 10))

  return {
    async wait({ client, report }) {
      const ms = Math.max(
        waitAfter(clients.of(client), rules.freeByClient),
        report === undefined ? 0 : waitAfter(reports.of(report), rules.freeByReport),
      )
      if (ms > 0) await sleep(ms)
    },
    missed({ client, report }) {
      clients.add(client)
      if (report !== undefined) reports.add(report)
    },
  }
}
