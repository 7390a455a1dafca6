import type { ValidationIssue } from './validation-issue.ts'

/** The vehicle identification number of ISO 3779: letters that could be read as digits never stand in it. */
const identification = /^[A-HJ-NPR-Z\d]{17}$/i

/** Seventeen characters, not all the same. Brazil's numbers (NBR 6066) need no check digit, so none is judged. */
export function checkChassis(value: string): ValidationIssue | undefined {
  const right = identification.test(value) && new Set(value).size > 1
  return right ? undefined : { code: 'invalidChassis' }
}
