import { stateNow, toIsoDateTime } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** FA-01: a minute that exists, not after the State's clock (unless that is only a device's), not more than 100 years before it. */
export function checkFactDate(
  typed: string,
  { now, unsureClock = false }: { now: Date; unsureClock?: boolean },
): ValidationIssue | undefined {
  if (typed === '') return { code: 'required' }
  const fact = toIsoDateTime(typed)?.replace(' ', 'T')
  if (!fact) return { code: 'invalidDateTime' }
  const latest = stateNow(now)
  if (fact > latest) return unsureClock ? undefined : { code: 'futureDate' }
  const earliest = `${Number(latest.slice(0, 4)) - 100}${latest.slice(4)}`
  return fact < earliest ? { code: 'olderThanHundredYears' } : undefined
}
