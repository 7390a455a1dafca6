import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const cpfMask = '###.###.###-##'

/** PE-11: in its mask, both check digits right, not eleven times the same digit. */
export function checkCpf(value: string): ValidationIssue | undefined {
  return fitsMask(cpfMask, value) && isValidCpf(value) ? undefined : { code: 'invalidCpf' }
}
