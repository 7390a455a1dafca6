import { checkCpf, tidyCpf } from '../../rules/cpf.ts'
import { readImeis } from '../../rules/imei.ts'
import { brazilDdi } from '../../rules/phone.ts'
import { readPixKey } from '../../rules/pix-key.ts'
import { readPhone } from '../../rules/read-phone.ts'
import { checkVehiclePlate, tidyPlate } from '../../rules/vehicle-plate.ts'

/** What two reports may share: identifiers with a rule of their own, and nothing that a person wrote freely. */
export const identifierKinds = ['placa', 'imei', 'cpf', 'telefone', 'chave_pix'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

/**
 * An identifier in its one form, whoever typed it and however; undefined if the text holds none. Equal things have equal forms, so
 * that a keyed digest of the form finds them. It is read as the field reads it that takes it.
 */
export const normalIdentifier = (kind: IdentifierKind, typed: string): string | undefined =>
  normal[kind](typed)

/** Where the old plate has a digit, the Mercosur plate of the same vehicle has this letter. */
const plateLetters = 'ABCDEFGHIJ'

/** The Mercosur form, which a vehicle keeps when its old plate is replaced: `JVW-1234` is `JVW1C34`. */
function normalPlate(typed: string): string | undefined {
  const plate = tidyPlate(typed)
  if (checkVehiclePlate(plate)) return undefined
  return (
    plate
      .replace(
        /^([A-Z]{3}\d)(\d)(?=\d\d$)/,
        (_, start: string, digit: string) => start + plateLetters.charAt(Number(digit)),
      )
      // Suriname's, written without its hyphen.
      .replace(/^(P[A-Z]\d{2})(\d{2})$/, '$1-$2')
  )
}

const bare = (masked: string): string => masked.replaceAll(/[./-]/g, '')

function normalImei(typed: string): string | undefined {
  const [imei] = readImeis(typed)
  return imei && bare(imei)
}

function normalCpf(typed: string): string | undefined {
  const cpf = tidyCpf(typed)
  return checkCpf(cpf) ? undefined : bare(cpf)
}

/** With its country, as `+5591987654321`. Without one it is a number of Brazil, with its area code. */
function normalPhone(typed: string): string | undefined {
  const phone = readPhone(typed, brazilDdi)
  return phone && `+${phone.ddi}${phone.number.replaceAll(/\D/g, '')}`
}

/** As the central bank's directory has it: a telephone with +55, an address in small letters. */
function normalPixKey(typed: string): string | undefined {
  const found = readPixKey(typed)
  if (found?.kind === 'phone') return normalPhone(found.key)
  if (found?.kind === 'email') return found.key.toLowerCase()
  return found && (found.kind === 'random' ? found.key : bare(found.key))
}

const normal: Readonly<Record<IdentifierKind, (typed: string) => string | undefined>> = {
  placa: normalPlate,
  imei: normalImei,
  cpf: normalCpf,
  telefone: normalPhone,
  chave_pix: normalPixKey,
}
