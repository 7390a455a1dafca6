/** A call that failed: the server's status, or 0 where no answer came. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly status: number
  /** What the server calls it (`erro`); empty where it says nothing. */
  readonly code: string
  /** The answer as it came. */
  readonly body: unknown

  constructor(status: number, body?: unknown, cause?: unknown) {
    super(status === 0 ? 'no answer' : `answered ${status}`, { cause })
    this.status = status
    this.body = body
    this.code = textOf(body, 'erro')
  }
}

/** Something that did not work here, before any call; its message is the officer's. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

const textOf = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : ''

/** The sentence for the officer: the server's own where it says one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (!(error instanceof DeskError)) return 'Algo deu errado nesta página. Recarregue e tente de novo.'
  if (error.status === 0) return 'Sem ligação com o servidor. Confira a rede e tente de novo.'
  return textOf(error.body, 'mensagem') || 'O servidor não conseguiu responder. Tente de novo em um minuto.'
}
