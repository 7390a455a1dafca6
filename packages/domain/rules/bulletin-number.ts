import { labelledDigits } from './plain-characters.ts'
import { virtualUnit } from './virtual-unit.ts'

/** What a bulletin number says: unit 1..999 (the virtual police station is 277), year, sequence 1..999999 within both. */
export type BulletinNumberParts = { unit: number; year: number; sequence: number }

const shape = /^(\d{3})\.(\d{4})(\d{6})(\d)$/

/** ISO 7064 MOD 11,10: notices every mistyped digit and nearly every swap of two neighbours. */
function checkDigit(digits: string): number {
  let product = 10
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

function digitsOf(value: number, width: number, from: number): string {
  const digits = String(value).padStart(width, '0')
  if (!Number.isInteger(value) || value < from || digits.length > width) {
    throw new RangeError(`${value} does not fit ${width} digits of a bulletin number`)
  }
  return digits
}

/**
 * The 15 characters of a bulletin number: unit, full stop, year, sequence, check digit (`277.20260000019`).
 * A part out of its range throws: a number that cannot be written must never be given.
 */
export function bulletinNumber({ unit, year, sequence }: BulletinNumberParts): string {
  const digits = digitsOf(unit, 3, 1) + digitsOf(year, 4, 1000) + digitsOf(sequence, 6, 1)
  return `${digits.slice(0, 3)}.${digits.slice(3)}${checkDigit(digits)}`
}

/** Whether these are the 15 characters of a number that can exist: shape and check digit. */
export function isBulletinNumber(bop: string): boolean {
  const [, unit = '', year = '', sequence = '', check] = shape.exec(bop) ?? []
  return check !== undefined && checkDigit(unit + year + sequence) === Number(check)
}

/** As people read it: `277.20260000019` → `00277/2026.000001-9`; any other text stays as it is. */
export function formatBulletinNumber(bop: string): string {
  return bop.replace(shape, '00$1/$2.$3-$4')
}

/**
 * The 15 characters of a number in any spelling: as printed or as sent, behind a label (`BO nº`) or with what cannot be seen,
 * with or without its leading zeros, full stops, slash and hyphen. Undefined when it cannot be one.
 */
export function readBulletinNumber(typed: string): string | undefined {
  const digits = (labelledDigits(typed) ?? '').replace(/^00(?=\d{14}$)/, '')
  const bop = digits.replace(/^(\d{3})(\d{11})$/, '$1.$2')
  return isBulletinNumber(bop) ? bop : undefined
}

/**
 * The numbers that somebody at the desk may mean, the most likely first: a whole one, or its end alone (`171-4`), which is one
 * of the virtual police station in the first of these years of which the check digit is right. Empty when it cannot be one.
 */
export function bulletinNumbersMeant(typed: string, years: readonly number[]): string[] {
  const whole = readBulletinNumber(typed)
  if (whole !== undefined) return [whole]
  const [, sequence = '', check = ''] = /^(\d{1,6})(\d)$/.exec(labelledDigits(typed) ?? '') ?? []
  return years
    .map((year) => `${virtualUnit}.${year}${sequence.padStart(6, '0')}${check}`)
    .filter((bop) => Number(sequence) > 0 && isBulletinNumber(bop))
}

/** The two parameters of GET /api/print: the unit before the full stop and everything after it. */
export function splitBulletinNumber(bop: string): { unidade: string; nrBop: string } {
  return { unidade: bop.slice(0, 3), nrBop: bop.slice(4) }
}
