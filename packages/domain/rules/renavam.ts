import { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const renavamMask = '###########'

/** The number of a vehicle in the national register: eleven digits, the last a check digit, not all the same. */
export function checkRenavam(value: string): ValidationIssue | undefined {
  return fitsMask(renavamMask, value) && isValidRenavam(value) ? undefined : { code: 'invalidRenavam' }
}
