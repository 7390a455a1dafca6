import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

const postalCodeMask = '#####-###'

/** A Brazilian postal code in its mask; whether the post office gave it to a street only the address search knows. */
export function checkPostalCode(value: string): ValidationIssue | undefined {
  const right = fitsMask(postalCodeMask, value) && value !== '00000-000'
  return right ? undefined : { code: 'invalidPostalCode' }
}
