import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeAuthority } from '../../apps/server/documents/seal/certificate-authority.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { ask } from './proxy-client.ts'
import { proxyExamples, startProxy } from './proxy-examples.ts'

const desk = 'mesa.example.org'
const folder = mkdtempSync(join(tmpdir(), 'proxies-'))
afterAll(() => rmSync(folder, { recursive: true }))
const authority = makeAuthority(folder, '/CN=Test authority')
const issued = authority.issue({
  name: 'desk',
  subject: `/CN=${desk}`,
  extensions: [`subjectAltName=DNS:${desk}`],
})
const both = join(folder, 'desk.pem')
appendFileSync(both, readFileSync(issued.certificatePath))
appendFileSync(both, readFileSync(issued.keyPath))

// DP-05
test.each(proxyExamples)(
  'an officer’s act that got no answer is not sent twice by $name',
  async (example) => {
    const acts: string[] = []
    const stub = createServer((request, response) => {
      if (request.method === 'GET') return void response.end('{"estado":"pronta"}')
      acts.push(request.url ?? '')
      request.socket.destroy()
    })
    stub.listen(0, '127.0.0.1')
    await once(stub, 'listening')
    const port = (stub.address() as AddressInfo).port
    const [tls, open, away] = [await freePort(), await freePort(), await freePort()]
    const placed = { listeners: { portal: port, desk: port, delivery: port }, tls, open, away, both }
    const proxy = await startProxy(example, folder, {
      ...placed,
      certificate: issued.certificatePath,
      key: issued.keyPath,
    })
    try {
      const front = { port: tls, authority: readFileSync(authority.certificatePath) }
      await expect
        .poll(async () => (await ask(front, desk, { path: '/' })).status, { timeout: 15_000, interval: 200 })
        .toBe(200)
      // HAProxy gives the stream back without an answer.
      const outcome = await ask(front, desk, {
        path: '/api/boletins/1/atos',
        method: 'POST',
        body: '{}',
      }).then(
        ({ status }) => String(status),
        (error: unknown) => String(error),
      )
      expect(outcome).toMatch(/^50[234]$|REFUSED_STREAM/)
      expect(acts).toEqual(['/api/boletins/1/atos'])
    } finally {
      await proxy.stop()
      stub.closeAllConnections()
      stub.close()
    }
  },
)
