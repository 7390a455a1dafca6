import { checkCnpj, tidyCnpj } from './cnpj.ts'
import { checkCpf, tidyCpf } from './cpf.ts'
import { checkEmail, tidyEmail } from './email.ts'
import { brazilDdi } from './phone.ts'
import { plainCharacters } from './plain-characters.ts'
import { readPhone } from './read-phone.ts'

/** What a Pix key is, with the key in the form in which a report keeps it. */
export type PixKey = { readonly kind: 'random' | 'email' | 'cpf' | 'phone' | 'cnpj'; readonly key: string }

/** The random key of the central bank's directory. */
const randomKey = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i

/** A telephone by its looks: eleven bare digits may be a CPF too. */
const looksLikePhone = /^[+(]|^\d\d 9\d{4}-\d{4}$/

/** The one Pix key in a text, behind a label or not; undefined for anything else that people write there, such as an account. */
export function readPixKey(typed: string): PixKey | undefined {
  const text = plainCharacters(typed).replace(
    /^(?:(?:minha |a )?(?:chave|pix)(?: (?:pix|cpf|cnpj|celular|telefone|aleat[oó]ria|e-?mail))? ?(?:[:=-] ?| ))+/i,
    '',
  )
  const random = randomKey.exec(text)
  if (random) return { kind: 'random', key: random.slice(1).join('-').toLowerCase() }
  const email = tidyEmail(text)
  if (text.includes('@')) return checkEmail(email) ? undefined : { kind: 'email', key: email }
  const phone = readPhone(text, brazilDdi)
  const asPhone: PixKey | undefined =
    phone?.ddi === brazilDdi ? { kind: 'phone', key: phone.number } : undefined
  if (asPhone && looksLikePhone.test(text)) return asPhone
  const [cpf, cnpj] = [tidyCpf(text), tidyCnpj(text)]
  if (!checkCpf(cpf)) return { kind: 'cpf', key: cpf }
  if (asPhone) return asPhone
  return checkCnpj(cnpj) ? undefined : { kind: 'cnpj', key: cnpj }
}

/** A Pix key in the form in which a report keeps it; anything else as it is. */
export const tidyPixKey = (typed: string): string => readPixKey(typed)?.key ?? typed
