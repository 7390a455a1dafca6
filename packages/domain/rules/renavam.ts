import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'
import { labelledDigits } from './plain-characters.ts'

export const renavamMask = '###########'

/** The number of a vehicle in the national register: eleven digits, the last a check digit, not all the same. */
export function checkRenavam(value: string): ValidationIssue | undefined {
  return fitsMask(renavamMask, value) && isValidRenavam(value) ? undefined : { code: 'invalidRenavam' }
}

/** A number of the register with the zeros before it that older papers, with 9 digits, leave out; anything else as it is. */
export function tidyRenavam(typed: string): string {
  const digits = labelledDigits(typed)
  if (!digits || digits.length < 9) return typed
  const whole = digits.padStart(renavamMask.length, '0')
  return checkRenavam(whole) ? typed : whole
}
