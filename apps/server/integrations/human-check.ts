import type { HumanChallenge } from '@delegacia/contract/human-check'
import type { SpentChallenge } from '../store/spent-challenges.ts'

/** Distinguishes people who register from programs; one adapter a file. */
export type HumanCheck = {
  /** What a browser must do next. `effort` is 1 for everyone, and more for clients that request many challenges. */
  challenge(effort: number): Promise<HumanChallenge>
  /** Whether a token was honestly obtained for that action. Rejects when it cannot be found out now. */
  verify(token: string | undefined, action: string): Promise<HumanCheckVerdict>
  /**
   * Identifies the work behind a token without a query to any service or the database: always the same for the same work,
   * spent or not. Undefined where none was done, or where only another service could know.
   */
  workOf(token: unknown, action: string): Promise<string | undefined>
  /** Where the browser must be allowed to go for it, as sources of a content security policy. */
  origins: readonly string[]
}

export type HumanCheckVerdict =
  | {
      ok: true
      /** What must be remembered together with the report, so that the token counts once. */
      spends?: SpentChallenge
    }
  /** Without a reason: a forger learns nothing from it. */
  | { ok: false }

/** For one report: a check that remembers used tokens would refuse the same token when the registration is retried. */
export function judgedOnce({ verify }: Pick<HumanCheck, 'verify'>): Pick<HumanCheck, 'verify'> {
  let verdict: Promise<HumanCheckVerdict> | undefined
  return { verify: (token, action) => (verdict ??= verify(token, action)) }
}

/** Accepts everyone: for tests, and for stations where a service in front of the server does the check. */
export const noHumanCheck: HumanCheck = {
  challenge: () => Promise.resolve({ tipo: 'nenhuma' }),
  verify: () => Promise.resolve({ ok: true }),
  workOf: () => Promise.resolve(undefined),
  origins: [],
}
