import type { ThreadDeps } from '../../reports/thread/thread-deps.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'
import type { Turns } from '../../base/http/turns.ts'
import type { GuessThrottle } from '../../base/http/guess-throttle.ts'
import type { EnsureDocument } from '../../reports/documents/make-document.ts'
import type { HumanCheck } from '../../integrations/human-check.ts'
import type { DraftDeps } from '../../reports/registration/draft-document.ts'
import type { RegisterDeps } from '../../reports/registration/register.ts'

/** The parts of the station that routes use. */
export type RouteDeps = RegisterDeps &
  DraftDeps & {
    ensureDocument: EnsureDocument
    translate?: ThreadDeps['translate']
    offersNotices: ThreadDeps['offersNotices']
    /** Whether letters go to a mail server, not into files. */
    sendsMail: boolean
    chiefOfPolice?: ThreadDeps['chiefOfPolice']
    courtSeats?: ThreadDeps['courtSeats']
    /** Seals what a citizen adds to a report. */
    sealer: ThreadDeps['sealer']
    /** What must be well for this server to be given reports. */
    readiness: readonly ReadinessCheck[]
    /** The time of the last verified backup; undefined if there is none, or the cluster makes its own. */
    lastVerifiedBackup: () => Date | undefined
    /** How many reports a receiver has not confirmed in time. */
    overdueDeliveries: () => Promise<number>
    /** How many bytes the files of all reports take. */
    usedRoom: () => Promise<number>
    /** How many they may take. */
    evidenceRoom: number
    guessThrottle: GuessThrottle
    /** The same for codes of a thread, counted for themselves. */
    threadThrottle: GuessThrottle
    turns: Turns
    humanCheck: HumanCheck
    /** Whether the portal is reached over HTTPS: cookies are then sent over HTTPS only. */
    secure: boolean
    /** Wakes the workers, as a letter or a copy may be due. */
    wake: () => void
  }
