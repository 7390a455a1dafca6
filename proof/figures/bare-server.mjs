// @ts-check
/** A server of Node's own module that gives the answers which it is sent, with their headers and bytes; answers with its address. */
import { createServer } from 'node:http'

/** What Node writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** @param {string} raw in base64 */
function answerOf(raw) {
  const bytes = Buffer.from(raw, 'base64')
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, end)
  const lines = head.split('\r\n').slice(1)
  const headers = lines
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name = '']) => !ownHeaders.has(name.toLowerCase()))
  const body = bytes.subarray(end + 4)
  return { headers: headers.flat(), body: /\r\ntransfer-encoding: chunked/i.test(head) ? joined(body) : body }
}

/** The body of an answer that came in chunks. @param {Buffer} chunks */
function joined(chunks) {
  const parts = []
  for (let at = 0; at < chunks.length;) {
    const end = chunks.indexOf('\r\n', at)
    const size = Number.parseInt(chunks.toString('latin1', at, end), 16)
    if (!(size > 0)) break
    parts.push(chunks.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}

process.on('message', (/** @type {{ answers: { path: string, raw: string }[] }} */ { answers }) => {
  const byPath = new Map(answers.map(({ path, raw }) => [path, answerOf(raw)]))
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '')
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(200, [...answer.headers, 'content-length', String(answer.body.length)])
    response.end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    process.send?.(`http://127.0.0.1:${port}`)
  })
})
process.once('disconnect', () => process.exit())
