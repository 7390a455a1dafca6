import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone'
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone'
import type { ValidationIssue } from './validation-issue.ts'
import { fitsMask } from './mask.ts'

export const mobileMask = '## #####-####'
export const landlineMask = '## ####-####'

/** The dialling code of Brazil as the wire knows it. */
export const brazilDdi = '55'

/** How many digits a number of another country has, without its code. */
export const foreignDigits = { min: 4, max: 12 }

function checkForeign(value: string): ValidationIssue | undefined {
  const { min, max } = foreignDigits
  const right = /^\d+$/.test(value) && value.length >= min && value.length <= max
  return right ? undefined : { code: 'invalidForeignPhone', params: foreignDigits }
}

/** PE-06: in Brazil an existing area code and nine digits from 9 on, in the mask; elsewhere 4 to 12 digits. */
export function checkMobile(value: string, ddi: string): ValidationIssue | undefined {
  if (ddi !== brazilDdi) return checkForeign(value)
  const right = fitsMask(mobileMask, value) && value[3] === '9' && isValidMobilePhone(value)
  return right ? undefined : { code: 'invalidPhone', params: { example: '91 98888-7777' } }
}

/** PE-06: in Brazil an existing area code and eight digits that a fixed line can have, in the mask; elsewhere 4 to 12 digits. */
export function checkLandline(value: string, ddi: string): ValidationIssue | undefined {
  if (ddi !== brazilDdi) return checkForeign(value)
  const right = fitsMask(landlineMask, value) && isValidLandlinePhone(value)
  return right ? undefined : { code: 'invalidPhone', params: { example: '91 3222-1111' } }
}
