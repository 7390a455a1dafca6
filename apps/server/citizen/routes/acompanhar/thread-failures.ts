import type { Failure } from '@delegacia/contract/http/failure'
import { refusalTexts } from '@delegacia/domain/desk/acceptance/refusal-texts'
import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import { locales, say, type Locale } from '@delegacia/domain/language/text'
import type { FastifyRequest } from 'fastify'
import { failureBody } from '../../../base/http/failures.ts'
import { languageOf } from '../../../base/http/language.ts'

/** An answer of the thread that is no success. */
export class ThreadFailure extends Error {
  readonly status: number
  readonly body: Failure
  constructor(status: number, body: Failure) {
    super(body.erro)
    this.status = status
    this.body = body
  }
}

/** The language that the request names, else the browser's. */
export function threadLocale({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Locale {
  const named = typeof body === 'object' && body !== null && 'idioma' in body ? body.idioma : undefined
  return locales.find((locale) => locale === named) ?? languageOf({ body: undefined, headers })
}

/** The code of a refusal on the wire; the others say that the report is at another step. */
const codes: Partial<Readonly<Record<Refusal, string>>> = {
  nothingAsked: 'nada-em-aberto',
  codeClosed: 'codigo-fechado',
  noNotices: 'sem-avisos',
  tooMuchToday: 'muito-hoje',
  tooManyCodes: 'codigos-demais',
}

/** Why the report does not take an act. */
export function refusal(why: Refusal | 'otherContent', locale: Locale): ThreadFailure {
  if (why === 'otherContent') return new ThreadFailure(409, failureBody('outras-respostas', locale))
  const mensagem = say(refusalTexts[why], locale)
  if (why === 'destroyed') return new ThreadFailure(410, { erro: 'conteudo-eliminado', mensagem })
  return new ThreadFailure(409, { erro: codes[why] ?? 'agora-nao', mensagem })
}
