import { checkCnpj } from '../../rules/cnpj.ts'
import { checkEmail } from '../../rules/email.ts'

type Normal = (typed: string) => string | undefined

/** The random key of the central bank's directory. */
const randomKey = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

/**
 * A Pix key in the form of the central bank's directory: CPF, CNPJ, e-mail, telephone with +55 or random key. Undefined for
 * anything else that people write there, such as a bank account: it is free text.
 */
export function normalPixKey(
  typed: string,
  { cpf, phone }: { cpf: Normal; phone: Normal },
): string | undefined {
  if (randomKey.test(typed))
    return typed
      .toLowerCase()
      .replaceAll('-', '')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  if (typed.includes('@')) return checkEmail(typed) ? undefined : typed.toLowerCase()
  // Eleven bare digits may be either: whoever has a CPF with right check digits means the CPF.
  return cpf(typed) ?? phone(typed) ?? normalCnpj(typed)
}

function normalCnpj(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s./-]/g, '')
  const masked = digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5')
  return checkCnpj(masked) ? undefined : digits
}
