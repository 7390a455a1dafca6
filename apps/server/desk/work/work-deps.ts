import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Vault } from '../../store/vault.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'

/** What officers' work on reports needs; sessions are read under the role of accounts. */
export type WorkDeps = SessionDeps & {
  /** Under the role of lists, which has no right on keys and contents. */
  list: Kysely<Database>
  /** Under the role that reads one report. */
  open: Kysely<Database>
  vault: Vault
  /** How many reports of others an officer opens in an hour. */
  openingsPerHour: number
}
