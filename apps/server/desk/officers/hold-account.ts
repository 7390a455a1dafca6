import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/**
 * Holds an account until the transaction ends. The officer who changes or uses a way into it, or ends its sessions, does so first: of
 * two at once the second sees what the first did.
 */
export async function holdAccount(trx: Transaction<Database>, officer: string): Promise<void> {
  await trx.selectFrom('officers').select('id').where('id', '=', officer).forNoKeyUpdate().execute()
}
