import { stateNow } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const vehicleYearMask = '####'

/** The year of a vehicle's model, which may be one ahead of the calendar of the State. */
export function checkVehicleYear(value: string, { now }: { now: Date }): ValidationIssue | undefined {
  const years = { min: 1900, max: Number(stateNow(now).slice(0, 4)) + 1 }
  const year = fitsMask(vehicleYearMask, value) ? Number(value) : 0
  return year >= years.min && year <= years.max ? undefined : { code: 'vehicleYear', params: years }
}
