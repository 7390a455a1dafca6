import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isKnown } from './known-etag.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

type Answer = { readonly etag: string; readonly plain: Buffer } & Readonly<Partial<Record<Encoding, Buffer>>>

export type ServePrecompressed = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** The object that the answer is made of: the same object always gives the same answer. */
  source: object,
  options?: { readonly body?: () => unknown; readonly cacheControl?: string },
) => Promise<FastifyReply>

/**
 * Answers JSON that is serialised and compressed once, on first use, with an ETag. The answer is kept by its source and
 * not by the requested address, so that made-up parameters cannot fill the memory: they lead to a source (an empty list,
 * the whole list) that is kept already.
 */
export function createPrecompressed(): ServePrecompressed {
  const answers = new WeakMap<object, Promise<Answer>>()

  return async (request, reply, source, { body, cacheControl = 'public, max-age=3600' } = {}) => {
    let prepared = answers.get(source)
    if (!prepared) {
      prepared = prepare(body ? body() : source)
      answers.set(source, prepared)
    }
    const answer = await prepared

    reply.header('cache-control', cacheControl).header('etag', answer.etag).header('vary', 'accept-encoding')
    if (isKnown(answer.etag, request.headers['if-none-match'])) return reply.code(304).send()

    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const packed = encoding && answer[encoding]
    if (packed) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(packed ?? answer.plain)
  }
}

async function prepare(body: unknown): Promise<Answer> {
  const plain = Buffer.from(JSON.stringify(body))
  const [zipped, brotli] = await Promise.all([
    compressGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  return {
    // Weak, since the encodings of one answer share it.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    ...(zipped.length < plain.length && { gzip: zipped }),
    ...(brotli.length < plain.length && { br: brotli }),
  }
}
