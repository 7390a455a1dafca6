import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultLine, type Log } from '../platform/log.ts'
import { ApiFailure, failureBody, secondsToWait, statusOf, type FailureCode } from './failures.ts'
import { languageOf } from './language.ts'

/** What the framework's own refusals are to the caller; everything else is our fault. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  400: 'pedido-invalido',
  404: 'nao-encontrado',
  405: 'metodo-nao-aceito',
  406: 'tipo-nao-aceito',
  413: 'muito-grande',
  414: 'muito-grande',
  415: 'tipo-nao-aceito',
  429: 'muitos-pedidos',
}

/** What says no more than its line among the requests does. */
const expected: readonly FailureCode[] = ['sem-tradutor', 'muita-procura']

/**
 * The caller learns what to do; why it failed stands in the log, and there without anyone's words. `isUnavailable` says of
 * an error that the request may be sent again later: nothing was stored.
 */
export function answerFailures(
  app: FastifyInstance,
  log: Log,
  isUnavailable: (error: unknown) => boolean,
): void {
  const codeOf = (error: FastifyError | ApiFailure): FailureCode => {
    if (error instanceof ApiFailure) return error.code
    if (isUnavailable(error)) return 'indisponivel'
    return byStatus[error.statusCode ?? 500] ?? 'falha-no-servico'
  }

  app.setErrorHandler((error: FastifyError | ApiFailure, request, reply) => {
    const code = codeOf(error)
    if (statusOf(code) >= 500 && !expected.includes(code))
      log(faultLine(request.routeOptions.url ?? 'unknown path', error))
    return fail(request, reply, code)
  })
}

export function fail(request: FastifyRequest, reply: FastifyReply, code: FailureCode): FastifyReply {
  const wait = secondsToWait(code)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(code, languageOf(request)))
}
