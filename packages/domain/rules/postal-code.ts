import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

const postalCodeMask = '#####-###'

/** A Brazilian postal code in its mask; whether the post office gave it to a street only the address search knows. */
export function checkPostalCode(value: string): ValidationIssue | undefined {
  const right = fitsMask(postalCodeMask, value) && value !== '00000-000'
  return right ? undefined : { code: 'invalidPostalCode' }
}

/** Whether a postal code, or the first five digits of one, is of Pará: 66000 to 68899. */
export function isStatePostalCode(value: string): boolean {
  const first = value.replace(/\D/g, '').slice(0, 5)
  return first.length === 5 && first >= '66000' && first <= '68899'
}
