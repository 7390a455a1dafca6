import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const cnpjMask = '**.***.***/****-##'

/**
 * PE-17: in its mask, both check digits right, not fourteen times the same digit; letters may stand in the first twelve
 * places since July 2026 (Normative Instruction RFB 2.229/2024).
 */
export function checkCnpj(value: string): ValidationIssue | undefined {
  const right = fitsMask(cnpjMask, value) && isValidCnpj(value, { version: 2 })
  return right ? undefined : { code: 'invalidCnpj' }
}
