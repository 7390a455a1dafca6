import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { workerPath } from '../../apps/web/portal/kept-portal.ts'

/** A server before the station that serves its portal as it is, or as another build of it would be: every file has another name. */
export type Deployments = {
  /** Serves the next build, the first request for a file whose address holds these words excepted: it gets no answer. */
  deployNext(lost: string): void
  close(): Promise<void>
}

const built = /(?<!\/service)-([\w-]{6,8})[.](js|css)\b/g
const isNext = (path: string) => /[.]next[.](js|css)$/.test(path)
const renamed = (text: string) => text.replaceAll(built, '-$1.next.$2')
const original = (path: string) => path.replace(/[.]next[.](js|css)$/, '.$1')

const isText = (type: string | null) => /^(text|application[/](json|javascript))/.test(type ?? '')

type Files = { files: Record<string, string> }

/** Listens on that port; everything but the portal's files passes as it is. */
export async function startDeployments(port: number, stationPort: number): Promise<Deployments> {
  let next = false
  let lost: string | undefined
  const station = `http://127.0.0.1:${stationPort}`
  /** A file of the present build, as the next one would have it. */
  const nextText = async (path: string) => renamed(await (await fetch(station + original(path))).text())

  /** The list of files of the next build: other names, and the digests of other contents. */
  async function nextList(text: string): Promise<string> {
    const list = JSON.parse(renamed(text)) as Files
    for (const path of Object.keys(list.files).filter(isNext)) {
      const digest = createHash('sha256')
        .update(await nextText(path))
        .digest('base64url')
      list.files[path] = digest
    }
    return JSON.stringify(list)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const body = await new Response(request as unknown as ReadableStream).arrayBuffer()
    const {
      host: _,
      connection: __,
      'accept-encoding': ___,
      ...headers
    } = request.headers as Record<string, string>
    const isFile = request.method === 'GET' && !path.startsWith('/api/')
    const found = await fetch(station + (next && isFile ? original(path) : path), {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.byteLength > 0 && { body }),
    })
    const type = found.headers.get('content-type')
    let bytes = Buffer.from(await found.arrayBuffer())
    if (next && isFile && isText(type)) {
      const text = bytes.toString()
      bytes = Buffer.from(path.startsWith('/guardar/') ? await nextList(text) : renamed(text))
      // Its address stays; browsers replace it where a byte differs.
      if (path === workerPath) bytes = Buffer.concat([bytes, Buffer.from('\n// The next build.')])
    }
    const left = [...found.headers].filter(
      ([name]) => !/^(content-(length|encoding)|etag|last-modified|transfer-encoding|set-cookie)$/.test(name),
    )
    response.writeHead(found.status, [
      ...left.flat(),
      ...found.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
    ])
    response.end(bytes)
  }
  const server = createServer((request, response) => {
    // Old files are gone with their build.
    const isOld =
      next && request.url?.startsWith('/assets/') && /[.](js|css)$/.test(request.url) && !isNext(request.url)
    if (isOld) return response.writeHead(404).end()
    if (lost !== undefined && request.url?.includes(lost)) {
      lost = undefined
      return response.destroy()
    }
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    deployNext(losing) {
      next = true
      lost = losing
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
