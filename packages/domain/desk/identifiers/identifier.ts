import { checkCpf } from '../../rules/cpf.ts'
import { checkImei } from '../../rules/imei.ts'
import { brazilDdi, checkLandline, checkMobile } from '../../rules/phone.ts'
import { checkVehiclePlate } from '../../rules/vehicle-plate.ts'
import { normalPixKey } from './pix-key.ts'

/** What two reports may share: identifiers with a rule of their own, and nothing that a person wrote freely. */
export const identifierKinds = ['placa', 'imei', 'cpf', 'telefone', 'chave_pix'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

/**
 * An identifier in its one form, whoever typed it and however; undefined where it is none. Equal things have equal forms, so
 * that a keyed digest of the form finds them.
 */
export const normalIdentifier = (kind: IdentifierKind, typed: string): string | undefined =>
  normal[kind](typed.trim())

/** Where the old plate has a digit, the Mercosur plate of the same vehicle has this letter. */
const plateLetters = 'ABCDEFGHIJ'

/** The Mercosur form, which a vehicle keeps when its old plate is replaced: `JVW-1234` is `JVW1C34`. */
function normalPlate(typed: string): string | undefined {
  const plate = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (checkVehiclePlate(plate)) return undefined
  return plate.replace(
    /^(.{4})(\d)/,
    (_, start: string, digit: string) => start + plateLetters.charAt(Number(digit)),
  )
}

const digitsOf = (typed: string): string => typed.replaceAll(/[\s().\-/]/g, '')

function normalImei(typed: string): string | undefined {
  const digits = digitsOf(typed)
  const masked = digits.replace(/^(\d{6})(\d{2})(\d{6})(\d)$/, '$1-$2-$3-$4')
  return checkImei(masked) ? undefined : digits
}

function normalCpf(typed: string): string | undefined {
  const digits = digitsOf(typed)
  return checkCpf(digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')) ? undefined : digits
}

/** With its country, as `+5591987654321`. Without one it is a number of Brazil, with its area code. */
function normalPhone(typed: string): string | undefined {
  const digits = digitsOf(typed)
  if (/^\+(?!55)\d{6,15}$/.test(digits)) return digits
  const own = digits.replace(/^(\+55|0(?=\d{10,11}$))/, '')
  const mobile = own.replace(/^(\d{2})(\d{5})(\d{4})$/, '$1 $2-$3')
  const landline = own.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2-$3')
  const isNumber = !checkMobile(mobile, brazilDdi) || !checkLandline(landline, brazilDdi)
  return isNumber ? `+${brazilDdi}${own}` : undefined
}

const normal: Readonly<Record<IdentifierKind, (typed: string) => string | undefined>> = {
  placa: normalPlate,
  imei: normalImei,
  cpf: normalCpf,
  telefone: normalPhone,
  chave_pix: (typed) => normalPixKey(typed, { cpf: normalCpf, phone: normalPhone }),
}
