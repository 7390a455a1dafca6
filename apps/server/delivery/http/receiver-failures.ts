import type { FastifyInstance } from 'fastify'

/** Failures of a receiver's calls, with their status and a sentence for anybody who reads its log. */
const failures = {
  'sem-credencial': [401, 'No credential, or one that was revoked.'],
  'sem-originais': [403, 'The operator has not given this receiver the right to originals.'],
  'nao-anunciado': [404, 'Nothing of that number or id was announced to this receiver.'],
  'nao-buscado': [409, 'Fetch the report first, then confirm.'],
  'ja-confirmado': [409, 'You confirmed the event of this file; two officers of the unit export it again.'],
  'outro-recibo': [409, 'It was confirmed before with another receipt number, which stands.'],
  destruido: [410, 'Retention has destroyed the content; forget your copy as well.'],
  'pedido-invalido': [400, 'The request cannot be read.'],
} as const satisfies Record<string, readonly [number, string]>

export class ReceiverFailure extends Error {
  override name = 'ReceiverFailure'
  readonly code: keyof typeof failures

  constructor(code: keyof typeof failures) {
    super(code)
    this.code = code
  }
}

/** Answers these failures; every other one goes on to the handler around it. */
export function answerReceiverFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, _request, reply) => {
    if (!(error instanceof ReceiverFailure)) throw error
    const [status, mensagem] = failures[error.code]
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    return reply.code(status).send({ erro: error.code, mensagem })
  })
}
