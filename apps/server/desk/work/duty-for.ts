import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { isAllowed, type DeskAction } from '@delegacia/domain/desk/permissions'
import { isUnitRole } from '@delegacia/domain/desk/roles'
import type { Officer } from '../officers/officers.ts'

/** Somebody of a unit as the author of an act, by the first duty that allows it; undefined where none does. */
export function authorFor({ id, duties }: Officer, action: DeskAction, unit: number): ByOfficer | undefined {
  const duty = duties.find((one) => isAllowed([one], action, { unit }))
  if (!duty || !isUnitRole(duty.role) || duty.unit === undefined) return undefined
  return { kind: 'officer', officer: id, role: duty.role, unit: duty.unit }
}
