import { accessTexts } from '@delegacia/domain/desk/citizen/access-texts'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { locales, say, type Locale } from '@delegacia/domain/language/text'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import * as v from 'valibot'
import type { Failure } from '../http/failure.ts'

/** What opens a thread: number and code as they were typed. They travel in bodies only, where no log and no cache keeps them. */
export const threadAccess = v.object({
  numero: v.pipe(v.string(), v.maxLength(100)),
  codigo: v.pipe(v.string(), v.maxLength(100)),
  idioma: v.optional(v.picklist(locales)),
})

/** A report and the code for it, as they were issued. */
export type Access = { readonly bop: string; readonly code: string }

/** Number and code in a body; undefined where they cannot belong to any report, which is answered as if they were wrong. */
export function readAccess(body: unknown): Access | undefined {
  const reading = v.safeParse(threadAccess, body)
  if (!reading.success) return undefined
  const bop = readBulletinNumber(reading.output.numero)
  const code = readAuthenticationCode(reading.output.codigo)
  return bop === undefined || code === undefined ? undefined : { bop, code }
}

/**
 * The one answer to an unknown number, a wrong code, a closed one and a body that cannot be read. It knows only the
 * language, so that its bytes say nothing about the report.
 */
export const noThread = (locale: Locale): Failure => ({
  erro: 'numero-ou-codigo',
  mensagem: say(accessTexts.noThread, locale),
})

/** The answer to a second code that tries to write. */
export const readOnly = (locale: Locale): Failure => ({
  erro: 'somente-leitura',
  mensagem: say(accessTexts.readOnly, locale),
})
