import { plainCharacters } from './plain-characters.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The vehicle identification number of ISO 3779: it has no letters that could be read as digits. */
const identification = /^[A-HJ-NPR-Z\d]{17}$/i

/** Seventeen characters, not all the same. Brazilian numbers (NBR 6066) need no check digit, so none is checked. */
export function checkChassis(value: string): ValidationIssue | undefined {
  const right = identification.test(value) && new Set(value).size > 1
  return right ? undefined : { code: 'invalidChassis' }
}

/** The seventeen characters as capitals, without a label and what stands between them; anything else as it is. */
export function tidyChassis(typed: string): string {
  const number = plainCharacters(typed)
    .replace(/^(?:chassis?|vin|n[º°o.]*(?: do)? chassis?)\b[\s.:nº°o-]*(?=\w{2})/i, '')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  return checkChassis(number) ? typed : number
}
