import { acts } from '@delegacia/domain/desk/acts/table'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { isUnitRole } from '@delegacia/domain/desk/roles'
import type { Transaction } from 'kysely'
import { livingDuties } from '../../store/units/living-duties.ts'
import type { Database } from '../../store/tables/tables.ts'

/** How many active officers of a unit could decide an appeal, without those who say that a report belongs elsewhere. */
export async function countAppealDeciders(
  trx: Transaction<Database>,
  unit: number,
  { without, now }: { without: readonly string[]; now: Date },
): Promise<number> {
  const rows = await livingDuties(trx, now)
    .select(['officers.id', 'officer_duties.role'])
    .where('officer_duties.unit_id', '=', unit)
    .execute()
  const deciders = rows
    .filter(
      ({ role }) => isUnitRole(role) && isAllowed([{ role, unit }], acts['decidir-recurso'].right, { unit }),
    )
    .map(({ id }) => id)
  return new Set(deciders.filter((id) => !without.includes(id))).size
}
