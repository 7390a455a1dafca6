import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultLine, type Log } from '../platform/log.ts'
import { withRequestId } from '../platform/request-id.ts'
import { ApiFailure, failureBody, secondsToWait, statusOf, type FailureCode } from './failures.ts'
import { languageOf } from './language.ts'

/** The failure code for the framework's own statuses; everything else is a failure of the service. */
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

/** Failures that need no log line besides the one of the request. */
const expected: readonly FailureCode[] = ['sem-tradutor', 'muita-procura']

/**
 * The answer says what to do; the log says why it failed, without anything that a person wrote. `isUnavailable` is true for
 * errors after which the request may be sent again later, as nothing was stored.
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
      withRequestId(request.id, () => log(faultLine(request.routeOptions.url ?? 'unknown path', error)))
    return fail(request, reply, code)
  })
}

/** An address that no route of the listener has. */
export function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => fail(request, reply, 'nao-encontrado'))
}

export function fail(
  request: Pick<FastifyRequest, 'body' | 'headers' | 'id'>,
  reply: FastifyReply,
  code: FailureCode,
): FastifyReply {
  const wait = secondsToWait(code)
  if (wait !== undefined) reply.header('retry-after', wait)
  // Anybody who asks for help can say it, and the operator finds the lines of the log.
  if (statusOf(code) >= 500) reply.header('x-request-id', request.id)
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(code, languageOf(request)))
}
