import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { livingDuties } from '../../store/units/living-duties.ts'
import { DeskFailure } from '../http/desk-failures.ts'

/**
 * The officer who signed and then lost their account or their duty signs nothing any more. Asked after the entry of the log, for which
 * every closing of an account waits. Throws `assinatura-nao-serve`.
 */
export async function requireSigner(
  trx: Transaction<Database>,
  { officer, role, unit }: ByOfficer,
  now: Date,
): Promise<void> {
  const active = await livingDuties(trx, now)
    .select('officers.id')
    .where('officers.id', '=', officer)
    .where('officer_duties.role', '=', role)
    .where('officer_duties.unit_id', '=', unit)
    .executeTakeFirst()
  if (!active) throw new DeskFailure('assinatura-nao-serve')
}
