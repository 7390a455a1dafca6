import { createServer, type Server } from 'node:http'
import { cleanup, render, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHash, navigate, useHashLocation } from '../router/hash-location.ts'

let server: Server
let base: string
let tracker: string | null
const received: { pagina: string; cookie: string | undefined; referer: string | undefined }[] = []

/** The service and the tracker in one; jsdom's fetch needs whole addresses. */
beforeEach(async () => {
  vi.resetModules()
  received.length = 0
  server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*' }
    if (request.url === '/api/ajustes')
      return response
        .writeHead(200, cors)
        .end(JSON.stringify({ rastreador: tracker, versaoAnterior: null, redirecionamentos: [] }))
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { cookie, referer } = request.headers
      received.push({ pagina: new URLSearchParams(body).get('pagina') ?? '', cookie, referer })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  base = `http://127.0.0.1:${address.port}`
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, base), init))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  server.close()
})

async function countPages(): Promise<void> {
  const { usePageViews } = await import('./page-views.ts')
  function Counted() {
    usePageViews()
    return null
  }
  followHash()
  render(
    <Router hook={useHashLocation}>
      <Counted />
    </Router>,
  )
}

// SH-03
test('the operator’s tracker receives the pattern of every page and nothing of a person', async () => {
  tracker = '/count'
  await countPages()
  const visited = ['/furto', '/imprimir/277/20260000019', '/validar/ABCD1234EFGH5678', '/nowhere/maria@x.org']
  for (const [place, path] of visited.entries()) {
    await waitFor(() => expect(received).toHaveLength(place + 1))
    navigate(path)
  }
  await waitFor(() => expect(received).toHaveLength(visited.length + 1))
  const patterns = ['/', '/furto', '/imprimir/:unidade/:nrbop', '/validar/:codigo?', '*']
  expect(received).toEqual(patterns.map((pagina) => ({ pagina, cookie: undefined, referer: undefined })))
})

// SH-03
test('without a tracker nothing is sent', async () => {
  tracker = null
  await countPages()
  navigate('/furto')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(received).toEqual([])
})
