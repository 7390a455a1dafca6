import type { ConfirmedCourtSeats } from '@delegacia/domain/law/court-seat'
import type { Kysely } from 'kysely'
import type { Printer } from '../../documents/pdf/printer.ts'
import type { Sealer } from '../../documents/seal/sealer.ts'
import type { EnsureDocument } from '../documents/make-document.ts'
import type { DraftDeps } from '../registration/draft-document.ts'
import type { TranslateWords } from '../../base/platform/translate-words.ts'
import type { Lookup } from '../../store/lookup.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'

/** What the thread needs of the station. */
export type ThreadDeps = {
  readonly db: Kysely<Database>
  readonly vault: Vault
  readonly lookup: Lookup
  readonly addresses: DraftDeps['addresses']
  /** The longest account, in characters. */
  readonly narrativeMaximum: number
  readonly printer: Pick<Printer, 'print'>
  readonly sealer: Pick<Sealer, 'seal'>
  readonly testSeal: boolean
  readonly ensureDocument: EnsureDocument
  /** Whether the operator has notices sent. */
  readonly offersNotices: boolean
  /** Where the operator has a translator. */
  readonly translate?: TranslateWords | undefined
  /** Within so many days somebody reads a report, where the operator promised it. */
  readonly readWithinDays?: number | undefined
  /** The office to which the law gives an appeal, where the operator named it. */
  readonly chiefOfPolice?: string | undefined
  /** Which municipalities have a court, where the operator confirmed it. */
  readonly courtSeats?: ConfirmedCourtSeats | undefined
}
