import type { FastifyInstance } from 'fastify'

/** Failures of the desk's calls, with their status and what the officer reads. */
const failures = {
  'sem-sessao': [401, 'Você não está na mesa. Entre de novo; o que você escreveu ficou guardado.'],
  'nao-confere': [401, 'Não confere. Espere um pouco e tente de novo.'],
  'sem-permissao': [403, 'A sua função não permite isto.'],
  'prova-de-novo': [403, 'Prove de novo que é você, com a chave de acesso ou o código.'],
  'outra-origem': [403, 'Este pedido veio de outra página e não foi aceito.'],
  'convite-invalido': [404, 'Este convite não vale: já foi usado, venceu ou foi escrito errado. Peça outro.'],
  'nao-encontrado': [404, 'Não encontramos. Volte e tente de novo.'],
  'ultima-chave': [409, 'Esta é a sua última forma de entrar. Cadastre outra antes de tirar esta.'],
  'ja-existe': [409, 'Já existe.'],
  'pedido-invalido': [400, 'Não conseguimos ler o que foi enviado. Recarregue a página e tente de novo.'],
  'outro-endereco': [421, 'A mesa atende em outro endereço.'],
  'sem-conta-da-policia': [404, 'Entrar com a conta da Polícia Civil não está ligado nesta estação.'],
} as const satisfies Record<string, readonly [number, string]>

export type DeskFailureCode = keyof typeof failures

/** A failure that is the answer to a call of the desk. */
export class DeskFailure extends Error {
  override name = 'DeskFailure'
  readonly code: DeskFailureCode
  /** After how many seconds another attempt is looked at. */
  readonly waitSeconds: number | undefined

  constructor(code: DeskFailureCode, waitSeconds?: number) {
    super(code)
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

/** Answers the desk's own failures; every other one goes on to the handler around it. */
export function answerDeskFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, _request, reply) => {
    if (!(error instanceof DeskFailure)) throw error
    const [status, mensagem] = failures[error.code]
    if (error.waitSeconds !== undefined) reply.header('retry-after', error.waitSeconds)
    return reply.code(status).send({ erro: error.code, mensagem })
  })
}
