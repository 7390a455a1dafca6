import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isKnown } from './known-etag.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

type Headers = Readonly<Record<string, string | number>>
/** What is written for a client of each kind, with its headers. */
type Variant = { readonly headers: Headers; readonly bytes: Buffer }
type Answer = {
  readonly etag: string
  /** The headers for a client that has it already. */
  readonly known: Headers
  readonly plain: Variant
} & Readonly<Partial<Record<Encoding, Variant>>>

export type ServePrecompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** The object that the answer is made of: the same object always gives the same answer. */
  source: object,
  options?: {
    readonly body?: () => unknown
    /** What is no JSON, with the type that it has in UTF-8. */
    readonly text?: () => string
    readonly type?: string
    readonly cacheControl?: string
  },
) => FastifyReply | Promise<FastifyReply>

/**
 * Answers JSON or a text that is serialised and compressed once, on first use, with an ETag. The answer is kept by its source and
 * not by the requested address, so that made-up parameters cannot fill the memory: they lead to a source (an empty list,
 * the whole list) that is kept already.
 */
export function createPrecompressed(): ServePrecompressed {
  const answers = new WeakMap<object, Answer | Promise<Answer>>()

  function prepareOnce(source: object, text: string, head: Head): Promise<Answer> {
    const prepared = prepare(text, head).then((answer) => {
      answers.set(source, answer)
      return answer
    })
    answers.set(source, prepared)
    return prepared
  }

  return (
    request,
    reply,
    source,
    { body, text, type = 'application/json', cacheControl = 'public, max-age=3600' } = {},
  ) => {
    const kept = answers.get(source)
    // Nearly always the answer is there: a promise for it would cost more than the rest.
    if (kept && !(kept instanceof Promise)) return send(request, reply, kept)
    const made = () => (text ? text() : JSON.stringify(body ? body() : source))
    const prepared = kept ?? prepareOnce(source, made(), { type, cacheControl })
    return prepared.then((answer) => send(request, reply, answer))
  }
}

type Head = { type: string; cacheControl: string }

function send({ headers }: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (isKnown(answer.etag, headers['if-none-match'])) return reply.code(304).headers(answer.known).send()
  const encoding = acceptedEncoding(headers['accept-encoding'])
  const variant = (encoding && answer[encoding]) ?? answer.plain
  return reply.headers(variant.headers).send(variant.bytes)
}

async function prepare(text: string, { type, cacheControl }: Head): Promise<Answer> {
  const plain = Buffer.from(text)
  const [zipped, brotli] = await Promise.all([
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  // Weak, since the encodings of one answer share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const known = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  const head = { ...known, 'content-type': `${type}; charset=utf-8` }
  const variant = (bytes: Buffer, more: Headers = {}): Variant => ({
    bytes,
    headers: { ...head, ...more, 'content-length': bytes.length },
  })
  const packed = (bytes: Buffer, encoding: Encoding) =>
    bytes.length < plain.length && { [encoding]: variant(bytes, { 'content-encoding': encoding }) }
  return { etag, known, plain: variant(plain), ...packed(zipped, 'gzip'), ...packed(brotli, 'br') }
}
