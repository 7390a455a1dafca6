import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { locales } from '@delegacia/domain/language/text'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { isKnown } from './known-etag.ts'

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The attribute by which the styles of the pages show that this station only tests. */
const marked = (page: string) => page.replace('<html ', '<html data-teste ')

/**
 * The portal's pages of a station that seals with the test certificate: each says so before any script runs, and nothing
 * moves when it does (PA-04). The files of the build stay as they are.
 */
export function serveTestPages(app: FastifyInstance, folder: string): void {
  for (const path of ['', ...locales.map((locale) => `${locale}/`)]) {
    const file = join(folder, path, 'index.html')
    if (!existsSync(file)) continue
    const plain = Buffer.from(marked(readFileSync(file, 'utf8')))
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const packed = { br: pack.br(plain), gzip: pack.gzip(plain) }
    for (const url of [`/${path}`, `/${path}index.html`])
      app.get(url, async ({ headers }, reply) => {
        reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
        if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send()
        const encoding = acceptedEncoding(headers['accept-encoding'])
        if (encoding) reply.header('content-encoding', encoding)
        return reply.type('text/html; charset=utf-8').send(encoding ? await packed[encoding] : plain)
      })
  }
}
