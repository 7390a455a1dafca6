import { fullYearsBetween, stateNow, toIsoDate } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Full years: an adult by the Civil Code, art. 5, and the oldest person whom a report takes. */
export const adultAge = 18
export const oldestAge = 100

/** PE-08: a day that exists, not after today in the State, and an age (full years) within the limits given. */
export function checkBirthDate(
  typed: string,
  { now, minimumAge, maximumAge }: { now: Date; minimumAge?: number; maximumAge?: number },
): ValidationIssue | undefined {
  if (typed === '') return { code: 'required' }
  const birth = toIsoDate(typed)
  if (!birth) return { code: 'invalidDate' }
  const today = stateNow(now).slice(0, 10)
  if (birth > today) return { code: 'futureDate' }
  const age = fullYearsBetween(birth, today)
  if (minimumAge !== undefined && age < minimumAge) return { code: 'minimumAge', params: { min: minimumAge } }
  if (maximumAge !== undefined && age > maximumAge) return { code: 'maximumAge', params: { max: maximumAge } }
  return undefined
}
