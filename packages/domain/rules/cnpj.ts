import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import type { ValidationIssue } from './validation-issue.ts'
import { inMask } from './in-mask.ts'
import { fitsMask } from './mask.ts'
import { plainCharacters } from './plain-characters.ts'

export const cnpjMask = '**.***.***/****-##'

/**
 * PE-17: in its mask, both check digits right, not fourteen times the same digit; letters may stand in the first twelve
 * places since July 2026 (Normative Instruction RFB 2.229/2024).
 */
export function checkCnpj(value: string): ValidationIssue | undefined {
  const right = fitsMask(cnpjMask, value) && isValidCnpj(value, { version: 2 })
  return right ? undefined : { code: 'invalidCnpj' }
}

/** A CNPJ in its mask, its letters capitals, however it was written (`CNPJ: 12abc34501de35`); anything else as it is. */
export function tidyCnpj(typed: string): string {
  const characters = plainCharacters(typed)
    .replace(/^CNPJ\b[\s.:nº°o-]*/i, '')
    .replace(/[\s./-]|[.,;]$/g, '')
    .toUpperCase()
  return /^[A-Z\d]{12}\d{2}$/.test(characters) ? inMask(cnpjMask, characters) : typed
}
