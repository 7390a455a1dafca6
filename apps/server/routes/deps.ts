import type { ReadinessCheck } from '../health/readiness.ts'
import type { Turns } from '../http/turns.ts'
import type { GuessThrottle } from '../http/guess-throttle.ts'
import type { EnsureDocument } from '../reports/ensure-document.ts'
import type { HumanCheck } from '../integrations/human-check.ts'
import type { RegisterDeps } from '../reports/register.ts'

/** What routes need of the station. */
export type RouteDeps = RegisterDeps & {
  ensureDocument: EnsureDocument
  /** What must be well for this server to be given reports. */
  readiness: readonly ReadinessCheck[]
  /** Of when the last verified backup is; undefined where there is none, or the cluster has its own. */
  lastVerifiedBackup: () => Date | undefined
  guessThrottle: GuessThrottle
  turns: Turns
  humanCheck: HumanCheck
  /** Whether the portal is reached over HTTPS: cookies then travel only there. */
  secure: boolean
  /** Tells the outbox that a letter may be due. */
  wake: () => void
}
