import { isBulletinNumber } from '../../rules/bulletin-number.ts'

/**
 * The 15 characters of a bulletin number, from what a person typed: as on the paper (`00277/2026.000171-4`), as in the
 * address of the print, or its digits alone. Undefined where no number can be that.
 */
export function readBulletinNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^00(?=\d{14}$)/, '')
  const bop = `${digits.slice(0, 3)}.${digits.slice(3)}`
  return isBulletinNumber(bop) ? bop : undefined
}
