import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'

/**
 * Whoever signed and then lost their account or their duty signs nothing any more. Asked after the entry of the log, for which
 * every closing of an account waits. Throws `assinatura-nao-serve`.
 */
export async function requireSigner(
  trx: Transaction<Database>,
  { officer, role, unit }: ByOfficer,
): Promise<void> {
  const active = await trx
    .selectFrom('officer_duties')
    .innerJoin('officers', 'officers.id', 'officer_duties.officer_id')
    .select('officers.id')
    .where('officers.id', '=', officer)
    .where('officers.disabled_at', 'is', null)
    .where('officer_duties.role', '=', role)
    .where('officer_duties.unit_id', '=', unit)
    .executeTakeFirst()
  if (!active) throw new DeskFailure('assinatura-nao-serve')
}
