import { fullYearsBetween, stateNow, toIsoDate } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Full years: an adult by the Civil Code, art. 5; above which age a report asks again; and the oldest that anybody gets. */
export const adultAge = 18
export const oldestAge = 100
export const oldestConfirmedAge = 120

/** PE-08: a day that exists, not after today in the State (unless that is only a device's), and an age (full years) within the limits. */
export function checkBirthDate(
  typed: string,
  {
    now,
    unsureClock = false,
    minimumAge,
    maximumAge,
  }: { now: Date; unsureClock?: boolean; minimumAge?: number; maximumAge?: number },
): ValidationIssue | undefined {
  if (typed === '') return { code: 'required' }
  const birth = toIsoDate(typed)
  if (!birth) return { code: 'invalidDate' }
  const today = stateNow(now).slice(0, 10)
  if (birth > today) return unsureClock ? undefined : { code: 'futureDate' }
  const age = fullYearsBetween(birth, today)
  if (minimumAge !== undefined && age < minimumAge) return { code: 'minimumAge', params: { min: minimumAge } }
  if (maximumAge !== undefined && age > maximumAge) return { code: 'maximumAge', params: { max: maximumAge } }
  return undefined
}
