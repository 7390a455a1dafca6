import { stateNow } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const vehicleYearMask = '####'

/** The year of a vehicle's model, which may be one ahead of the calendar of the State, unless that is only a device's. */
export function checkVehicleYear(
  value: string,
  { now, unsureClock = false }: { now: Date; unsureClock?: boolean },
): ValidationIssue | undefined {
  const years = { min: 1900, max: Number(stateNow(now).slice(0, 4)) + 1 }
  const year = fitsMask(vehicleYearMask, value) ? Number(value) : 0
  return year >= years.min && (unsureClock || year <= years.max)
    ? undefined
    : { code: 'vehicleYear', params: years }
}
