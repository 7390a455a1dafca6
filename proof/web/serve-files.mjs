// @ts-check
import { createServer } from 'node:http'
import { once } from 'node:events'
import { brotliCompressSync } from 'node:zlib'

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' }

/**
 * Serves files from memory as the station serves its own: compressed before, over HTTP/1.1, on the loopback interface.
 * @param {ReadonlyMap<string, string>} files by their paths
 */
export async function serveFiles(files) {
  const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const body = compressed.get(path)
    if (!body) return void response.writeHead(404).end()
    const ending = /[.](js|css)$/.exec(path)?.[1]
    const type = types[ending === 'js' || ending === 'css' ? ending : 'html']
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
