import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const imeiMask = '######-##-######-#'

/** The Luhn sum: every second digit from the right counts double, by the sum of its digits. */
function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}

/** OB-04: exactly in its mask, the last digit right, not all zeros. */
export function checkImei(value: string): ValidationIssue | undefined {
  const digits = value.replaceAll('-', '')
  const right = fitsMask(imeiMask, value) && luhnSum(digits) % 10 === 0 && Number(digits) !== 0
  return right ? undefined : { code: 'invalidImei' }
}
