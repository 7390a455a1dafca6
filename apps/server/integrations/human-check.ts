import type { HumanChallenge } from '@delegacia/contract/human-check'
import type { SpentChallenge } from '../store/spent-challenges.ts'

/** Tells people who register from programs that do; one adapter a file. */
export type HumanCheck = {
  /** What a browser must do next. `effort` 1 is for everyone; more is asked where much was asked for. */
  challenge(effort: number): Promise<HumanChallenge>
  /** Whether a token was honestly obtained for that action. Rejects when it cannot be found out now. */
  verify(token: string | undefined, action: string): Promise<Verdict>
  /**
   * Names the work behind a token, found without asking anyone, the database included: always the same for the same work,
   * spent or not. Undefined where none was done, or where only another service could tell.
   */
  workOf(token: unknown, action: string): Promise<string | undefined>
  /** Where the browser must be allowed to go for it, as sources of a content security policy. */
  origins: readonly string[]
}

export type Verdict =
  | {
      ok: true
      /** What must be remembered together with the report, so that the token counts once. */
      spends?: SpentChallenge
    }
  /** Why not stays with us: who forges learns nothing from it. */
  | { ok: false }

/** For one report: a check that remembers used tokens would refuse its own when the registration is tried again. */
export function judgedOnce({ verify }: Pick<HumanCheck, 'verify'>): Pick<HumanCheck, 'verify'> {
  let verdict: Promise<Verdict> | undefined
  return { verify: (token, action) => (verdict ??= verify(token, action)) }
}

/** Asks nothing of anyone: for tests, and where something in front of the server does the work. */
export const noHumanCheck: HumanCheck = {
  challenge: () => Promise.resolve({ tipo: 'nenhuma' }),
  verify: () => Promise.resolve({ ok: true }),
  workOf: () => Promise.resolve(undefined),
  origins: [],
}
