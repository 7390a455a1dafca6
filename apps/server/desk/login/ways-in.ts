import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'

const tables = ['passkeys', 'totp_secrets', 'oidc_identities'] as const

/** In how many ways an officer can log in. */
export async function waysInOf(db: Kysely<Database>, officer: string): Promise<number> {
  let ways = 0
  for (const table of tables)
    ways += (await db.selectFrom(table).select('officer_id').where('officer_id', '=', officer).execute())
      .length
  return ways
}

/** Throws `ultima-chave` where the transaction, which holds the account, has left an officer no way in. */
export async function requireWayIn(trx: Transaction<Database>, officer: string): Promise<void> {
  if ((await waysInOf(trx, officer)) === 0) throw new DeskFailure('ultima-chave')
}

/** Takes every way in from an officer: somebody who has an old key, app or account cannot log in any more. */
export async function removeWaysIn(db: Kysely<Database>, officer: string): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('officer_id', '=', officer).execute()
}
