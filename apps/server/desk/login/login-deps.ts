import type { FairQueue } from '../../base/http/fair-queue.ts'
import type { GuessThrottle } from '../../base/http/guess-throttle.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
import type { GuessAlarm } from './guess-alarm.ts'
import type { Tickets } from './tickets.ts'

/** The desk as a browser knows it: passkeys are bound to `host` and answer on `origin` alone. */
export type RelyingParty = { host: string; origin: string }

export type LoginDeps = SessionDeps & {
  party: RelyingParty
  tickets: Tickets
  /** Locks the secrets of codes, and makes digests of who mistyped. */
  deskKey: Buffer
  /** Slows down who guesses. */
  throttle: GuessThrottle
  /** Codes of apps take turns by client: a flood of them leaves connections for everybody who is at work. */
  codesInTurn: FairQueue
  /** Says when codes are being guessed, whosever they are. */
  guessAlarm: GuessAlarm
}
