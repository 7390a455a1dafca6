import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { acts } from '@delegacia/domain/desk/acts/table'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { isUnitRole } from '@delegacia/domain/desk/roles'
import { livingDuties } from '../../store/units/living-duties.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import type { ActPlace } from './act.ts'

/** A colleague who may claim reports in the unit. Throws `colega-nao-serve` for anybody else. */
export async function getColleague({ trx, head, now }: ActPlace, officer: string): Promise<ByOfficer> {
  const unit = head.unit_id
  const rows = await livingDuties(trx, now)
    .select('officer_duties.role')
    .where('officers.id', '=', officer)
    .where('officer_duties.unit_id', '=', unit)
    .execute()
  const role = rows
    .map((row) => row.role)
    .filter(isUnitRole)
    .find((one) => isAllowed([{ role: one, unit }], acts.pegar.right, { unit }))
  if (!role) throw new DeskFailure('colega-nao-serve')
  return { kind: 'officer', officer, role, unit }
}
