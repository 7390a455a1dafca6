import type { ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import type { Kysely } from 'kysely'
import type { Log } from '../../base/platform/log.ts'
import type { OpenExport } from '../../base/platform/open-export.ts'
import type { TranslateWords } from '../../base/platform/translate-words.ts'
import type { EnsureDocument } from '../../reports/documents/make-document.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Lookup } from '../../store/lookup.ts'
import type { Vault } from '../../store/keys/vault.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'

/** What officers' work on reports needs; sessions are read under the role of accounts. */
export type WorkDeps = SessionDeps &
  WorkLimits & {
    /** Under the role of lists, which has no right on keys and contents. */
    list: Kysely<Database>
    /** Under the role that reads one report. */
    open: Kysely<Database>
    vault: Vault
    /** Makes the digests by which identifiers are found. */
    lookup: Lookup
    log: Log
    /** Makes the package of an export; reads what no role of the desk may. */
    openExport: OpenExport
    /** Makes and seals documents, which no role of the desk may write. */
    ensureDocument: EnsureDocument
    /** Where the operator has a translator. */
    translate?: TranslateWords | undefined
    /** How long a page that listens waits for an answer, where it is not as usual; in milliseconds. */
    alarmHoldMs?: number | undefined
  }

/** What the operator sets. */
export type WorkLimits = {
  /** How many reports an officer opens in an hour. */
  openingsPerHour: number
  /** How often an officer searches by an identifier in a day. */
  searchesPerDay: number
  /** How long a claim lasts unless it is renewed. */
  claimMinutes: number
  /** For how long an act may be taken back. */
  takeBackSeconds: number
  /** Which municipalities have a court, where the operator confirmed it. */
  courtSeats?: ConfirmedCourtSeats | undefined
}
