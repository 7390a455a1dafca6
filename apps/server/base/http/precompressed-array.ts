import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { isKnown } from './known-etag.ts'

const compress = promisify(deflateRaw)

/** `packed` is complete deflate blocks that end at a byte, so that pieces can be concatenated in one gzip answer. */
type Piece = { readonly plain: Buffer; readonly packed: Buffer; readonly digest: Buffer }

type Part = { readonly source: object; readonly body?: () => unknown }

const pieceOf = async (plain: Buffer): Promise<Piece> => ({
  plain,
  packed: await compress(plain, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH }),
  digest: createHash('sha256').update(plain).digest(),
})

/** RFC 1952: deflate, no name, no time, an unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** An empty last block. */
const lastBlock = Buffer.from([3, 0])

/**
 * Answers several values as one JSON array with an ETag. Each is serialised and compressed once, on first use, and kept
 * by its source; any combination of them costs no more than copying them.
 */
export function createPrecompressedArray() {
  const pieces = new WeakMap<object, Promise<Piece>>()
  const signs = {
    open: pieceOf(Buffer.from('[')),
    comma: pieceOf(Buffer.from(',')),
    close: pieceOf(Buffer.from(']')),
  }

  function pieceFor({ source, body }: Part): Promise<Piece> {
    const known = pieces.get(source)
    if (known) return known
    const made = pieceOf(Buffer.from(JSON.stringify(body ? body() : source)))
    pieces.set(source, made)
    return made
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: readonly Part[],
  ): Promise<FastifyReply> => {
    const values = parts.flatMap((part, place) => [...(place === 0 ? [] : [signs.comma]), pieceFor(part)])
    const all = await Promise.all([signs.open, ...values, signs.close])
    const digest = createHash('sha256')
    for (const piece of all) digest.update(piece.digest)
    const etag = `W/"${digest.digest('base64url').slice(0, 22)}"`

    reply
      .header('cache-control', 'public, max-age=3600')
      .header('etag', etag)
      .header('vary', 'accept-encoding')
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    // Brotli cannot be put together from pieces; every browser accepts gzip.
    const packed = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip'
    if (packed) reply.header('content-encoding', 'gzip')
    return reply.send(packed ? gzipOf(all) : Buffer.concat(all.map(({ plain }) => plain)))
  }
}

function gzipOf(pieces: readonly Piece[]): Buffer {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(
    pieces.reduce((sum, { plain }) => crc32(plain, sum), 0),
    0,
  )
  end.writeUInt32LE(
    pieces.reduce((sum, { plain }) => sum + plain.length, 0),
    4,
  )
  return Buffer.concat([gzipHead, ...pieces.map(({ packed }) => packed), lastBlock, end])
}
