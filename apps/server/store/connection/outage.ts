import type { Log } from '../../base/platform/log.ts'
import { codeOf, isDatabaseAway } from './database-failure.ts'

export type Outage = {
  /** A statement or a connection failed. */
  failed(error: unknown): void
  /** A statement was answered. */
  answered(): void
  /** The same log, without what only says again that the database is away. */
  quiet(log: Log): Log
}

/** Connections of one pool fail and succeed side by side while a primary moves: only after this is it over, in milliseconds. */
const calm = 2000

/** Says once that the database went away, and once that it is back, however many requests fail in between. */
export function createOutage(log: Log, now: () => number = () => performance.now()): Outage {
  let going: { since: number; last: number; attempts: number } | undefined
  /** Lanes of the outbox whose faults were left out: their return says nothing new either. */
  const left = new Set<string>()

  const say = (state: 'lost' | 'back', attempts: number, ms: number, code?: string) =>
    log({ event: 'database', state, attempts, ms: Math.round(ms), ...(code !== undefined && { code }) })

  return {
    failed(error) {
      if (!isDatabaseAway(error)) return
      if (!going) say('lost', 0, 0, codeOf(error))
      going = { since: going?.since ?? now(), last: now(), attempts: (going?.attempts ?? 0) + 1 }
    },
    answered() {
      if (!going || now() - going.last < calm) return
      say('back', going.attempts, now() - going.since)
      going = undefined
    },
    quiet: (inner) => (line) => {
      if (going && line.event === 'fault' && isDatabaseAway(line)) {
        left.add(line.place)
        return
      }
      if (line.event === 'outbox' && left.delete(`outbox ${line.kind}`)) return
      inner(line)
    },
  }
}
