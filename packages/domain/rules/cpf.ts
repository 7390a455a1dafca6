import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import type { ValidationIssue } from './validation-issue.ts'
import { inMask } from './in-mask.ts'
import { fitsMask } from './mask.ts'
import { labelledDigits } from './plain-characters.ts'

export const cpfMask = '###.###.###-##'

/** PE-11: in its mask, both check digits right, not eleven times the same digit. */
export function checkCpf(value: string): ValidationIssue | undefined {
  return fitsMask(cpfMask, value) && isValidCpf(value) ? undefined : { code: 'invalidCpf' }
}

/** A CPF in its mask, however it was written (`52998224725`, `CPF: 529.982.247-25`); anything else as it is. */
export function tidyCpf(typed: string): string {
  const digits = labelledDigits(typed)
  return digits?.length === 11 ? inMask(cpfMask, digits) : typed
}
