import type { GuessThrottle } from '../../http/guess-throttle.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
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
}
