import type { ValidationIssue } from './validation-issue.ts'
import { inMask } from './in-mask.ts'
import { fitsMask } from './mask.ts'
import { plainCharacters } from './plain-characters.ts'

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

/**
 * The IMEIs in a text, each once and in the mask: a telephone with two lines has two, and shows them under a label, one after
 * the other, or with the version of its software behind (`/ 01`). An IMEISV has the version where the check digit was.
 */
export function readImeis(typed: string): string[] {
  const text = plainCharacters(typed)
    .replace(/imei(?: ?\/? ?sv)?(?: ?[12]\b)?/gi, ';')
    .replace(/\b[12] ?[:=)]/g, ';')
  const found = text
    .split(/[^\d\s./-]+/)
    .flatMap((part) => (readOne(digitsOf(part)) ? [part] : part.split(/[\s/]+(?=\d{6})/)))
    .flatMap((part) => readOne(digitsOf(part)) ?? [])
  return [...new Set(found)]
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function readOne(digits: string): string | undefined {
  const imei =
    digits.length === 16 ? withCheckDigit(digits.slice(0, 14)) : digits.replace(/^(\d{15})\d{2}$/, '$1')
  const masked = inMask(imeiMask, imei)
  return imei.length === 15 && !checkImei(masked) ? masked : undefined
}

const withCheckDigit = (digits: string) => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`

/** The first IMEI of a text in its mask; anything else as it is. */
export const tidyImei = (typed: string): string => readImeis(typed)[0] ?? typed
