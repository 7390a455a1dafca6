import { createHash } from 'node:crypto'

type Failing = 'before' | 'after' | undefined

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * The service's three calls over `fetch`. `breaks` says before or after which request, counted from 1, the connection breaks:
 * afterwards means that the request arrived and its answer did not.
 */
export function fakeEvidenceService(breaks: (request: number) => Failing = () => undefined) {
  let stored = Buffer.alloc(0)
  let whole = 0
  let token = 'none'
  let requests = 0
  const log: string[] = []

  const progress = () => ({
    recebido: stored.length,
    ...(whole > 0 &&
      stored.length === whole && {
        recibo: {
          evidencia: 'e1',
          tipo: 'pdf',
          sha256: createHash('sha256').update(stored).digest('hex'),
          bytes: whole,
          recebidaEm: '2026-11-22T10:00:00-03:00',
        },
      }),
  })

  async function serve(init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (init.method === 'POST') {
      const { bytes } = JSON.parse(init.body as string) as { bytes: number }
      whole = bytes
      token = `token ${requests}`
      return answer(200, { ...progress(), token, ate: '2026-11-29T10:00:00-03:00' })
    }
    if (headers.get('upload-token') !== token)
      return answer(404, { erro: 'envio-nao-encontrado', mensagem: 'Escolha de novo' })
    if (init.method === undefined) return answer(200, progress())
    if (Number(headers.get('upload-offset')) !== stored.length)
      return answer(409, { erro: 'outra-posicao', mensagem: '', recebido: stored.length })
    stored = Buffer.concat([stored, Buffer.from(await (init.body as Blob).arrayBuffer())])
    return answer(200, progress())
  }

  return {
    log,
    stored: () => stored,
    forgetToken: () => void (token = 'another'),
    async fetch(_path: string, init: RequestInit = {}): Promise<Response> {
      requests += 1
      log.push(`${init.method ?? 'GET'} ${new Headers(init.headers).get('upload-offset') ?? ''}`.trim())
      const failing = breaks(requests)
      if (failing === 'before') throw new TypeError('Failed to fetch')
      const answered = await serve(init)
      if (failing === 'after') throw new TypeError('Failed to fetch')
      return answered
    },
  }
}
