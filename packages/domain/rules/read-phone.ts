import { isOfPlan, splitInternational, withoutOwnCode, withoutTrunk } from './dialling-plan.ts'
import { brazilDdi, checkLandline, checkMobile, foreignDigits } from './phone.ts'
import { plainCharacters } from './plain-characters.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** A telephone in its one form: its dialling code, and the number as a field keeps it (in its mask where it is of Brazil). */
export type Phone = { readonly ddi: string; readonly number: string }

/** Who does not know an area code types zeros: fewer digits after them are no call to another country. */
const fewestAfterZeros = 11

const links =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)/i

/**
 * The one telephone that was typed, pasted, dictated or filled in, whatever stands around it; undefined if there is none,
 * a part of one or more than one. Nothing is ever cut: of digits that are too many no number is made. A number that says its
 * own country has that country's code, any other the chosen one.
 */
export function readPhone(typed: string, chosen: string): Phone | undefined {
  const text = plainCharacters(typed)
  const link = links.exec(text)
  const given = link
    ? `+${text
        .slice(link[0].length)
        .replace(/^(?:\+|%2b)/i, '')
        .replace(/[?&#/].*$/, '')}`
    : withoutScheme(text)
  // The carrier that a Brazilian is told to choose: (0xx91), 0 XX 91.
  const dialled = given.replace(/0 ?xx ?(?=\d)/i, '0')
  if (!/^[+(]*\d[\d\s().\-/]*$/.test(dialled)) return undefined
  const digits = dialled.replace(/\D/g, '')
  const abroad = /^\(?\+/.test(dialled)
    ? digits
    : digits.startsWith('00') && digits.length >= fewestAfterZeros + 2
      ? digits.slice(2)
      : undefined
  return abroad === undefined ? national(digits, chosen) : international(abroad)
}

/** Without `tel:` and its parameters, or a label such as `Celular 1:`. */
const withoutScheme = (text: string): string =>
  /^(?:tel|sms|callto):/i.test(text)
    ? text.replace(/^\w+:(?:\/\/)?/, '').replace(/[;?].*$/, '')
    : text
        .replace(/^\p{L}[^:+]{0,30}:\s*/u, '')
        .replace(/^[\p{L}\p{M}.º-][\p{L}\p{M}\s.º-]*\s(?=[+(\d])/u, '')

function international(digits: string): Phone | undefined {
  if (digits.startsWith(brazilDdi)) return brazilian(digits.slice(brazilDdi.length))
  const split = splitInternational(digits)
  if (!split) return undefined
  const number = withoutTrunk(split.rest, split.ddi)
  return isOfPlan(number, split.ddi) && isKept(number) ? { ddi: split.ddi, number } : undefined
}

function national(digits: string, chosen: string): Phone | undefined {
  if (chosen === brazilDdi) {
    const bare = digits.startsWith(brazilDdi) && digits.length > 11
    return brazilian(bare ? digits.slice(brazilDdi.length) : digits)
  }
  const number = withoutOwnCode(digits, chosen)
  return isKept(number) ? { ddi: chosen, number } : undefined
}

/** PE-06: how many digits a report keeps of a foreign number. */
const isKept = ({ length }: string) => length >= foreignDigits.min && length <= foreignDigits.max

/** With its area code and nothing before it, after the 0 of a call to another area, or after that and two digits of a carrier. */
function brazilian(digits: string): Phone | undefined {
  const own = digits.replace(/^0(?:[1-9]\d(?=\d{10,11}$)|(?=\d{10,11}$))/, '')
  const number =
    own.length === 11
      ? own.replace(/^(\d{2})(\d{5})/, '$1 $2-')
      : own.replace(/^(\d{2})(\d{4})(?=\d{4}$)/, '$1 $2-')
  const isNumber = !checkMobile(number, brazilDdi) || !checkLandline(number, brazilDdi)
  return isNumber ? { ddi: brazilDdi, number } : undefined
}

/** A number of Brazil in its mask, where only one of Brazil is taken; anything else as it is. */
export function tidyBrazilianPhone(typed: string): string {
  const phone = readPhone(typed, brazilDdi)
  return phone?.ddi === brazilDdi ? phone.number : typed
}

/** OB-04: a mobile of Brazil; of another country's it is said so. */
export function checkBrazilianMobile(value: string): ValidationIssue | undefined {
  const phone = readPhone(value, brazilDdi)
  return phone && phone.ddi !== brazilDdi ? { code: 'phoneOfOtherCountry' } : checkMobile(value, brazilDdi)
}
