import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeAuthority } from '../../apps/server/documents/seal/certificate-authority.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { createStationRunner } from '../../apps/server/start/station-runner.fixture.ts'
import { root } from '../run.mjs'
import { proxyExamples, startProxy, type Listeners } from './proxy-examples.ts'
import { ask, askDirectly, openSession, type Answered, type Asked, type Front } from './proxy-client.ts'

const portal = 'delegacia.example.org'
const desk = 'mesa.example.org'
const delivery = 'entrega.example.org'

const folder = mkdtempSync(join(tmpdir(), 'proxies-'))
const runner = await createStationRunner()
const listeners: Listeners = {
  portal: Number(new URL(runner.address).port),
  desk: await freePort(),
  delivery: await freePort(),
}
const authority = makeAuthority(folder, '/CN=Test authority')
const issued = authority.issue({
  name: 'station',
  subject: `/CN=${portal}`,
  extensions: [`subjectAltName=DNS:${portal},DNS:${desk},DNS:${delivery}`],
})
const both = join(folder, 'station.pem')
appendFileSync(both, readFileSync(issued.certificatePath))
appendFileSync(both, readFileSync(issued.keyPath))

type Proxy = { front: Front; open: number } & Awaited<ReturnType<typeof startProxy>>
const proxies = new Map<string, Proxy>()
const proxyOf = (name: string): Proxy => {
  const proxy = proxies.get(name)
  if (!proxy) throw new Error(`${name} was not started`)
  return proxy
}

beforeAll(async () => {
  await runner.start({
    PUBLIC_URL: `https://${portal}`,
    DESK_URL: `https://${desk}`,
    DESK_PORT: String(listeners.desk),
    DELIVERY_URL: `https://${delivery}`,
    DELIVERY_PORT: String(listeners.delivery),
    TRUST_PROXY: '1',
    BACKUP_AT: 'off',
  })
  const invite = 'invite --role administrador --name Lobato --registration 5912345'.split(' ')
  execFileSync(process.execPath, [join(root, 'apps/server/dist/operator/cli/desk.js'), ...invite], {
    env: { PATH: process.env['PATH'], DATA_DIR: runner.dataDir },
  })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${listeners.desk}/`), { timeout: 20_000, interval: 200 })
  await Promise.all(
    proxyExamples.map(async (example) => {
      const [tls, open, away] = [await freePort(), await freePort(), await freePort()]
      const placed = { listeners, tls, open, away, both, certificate: issued.certificatePath }
      const proxy = await startProxy(example, folder, { ...placed, key: issued.keyPath })
      const front = { port: tls, authority: readFileSync(authority.certificatePath) }
      proxies.set(example.name, { ...proxy, front, open })
    }),
  )
})
afterAll(async () => {
  await Promise.all([...proxies.values()].map((proxy) => proxy.stop()))
  await runner.endAll()
  runner.remove()
  rmSync(folder, { recursive: true })
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Asked => ({
  path,
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})
const parsed = ({ body }: Answered): Record<string, unknown> => JSON.parse(body.toString('utf8'))

/** Headers of one connection, or of one moment; nginx names itself, without its version. */
const ofTheWay = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])
const meant = ({ headers }: Answered) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => !ofTheWay.has(name) && !(name === 'server' && value === 'nginx'),
    ),
  )

/** What the station itself and the proxy answer to the same request. */
async function bothAnswers(front: Front, name: string, asked: Asked) {
  const port = { [portal]: listeners.portal, [desk]: listeners.desk, [delivery]: listeners.delivery }[name]
  return [await ask(front, name, asked), await askDirectly(port ?? 0, name, asked)] as const
}

const pages: readonly [string, Asked][] = [
  [portal, { path: '/', headers: { 'accept-encoding': 'br' } }],
  [portal, { path: '/fr-fr/', headers: { 'accept-encoding': 'gzip' } }],
  [portal, { path: '/' }],
  [portal, { path: '/service-worker.js', headers: { 'accept-encoding': 'br, gzip' } }],
  [portal, { path: '/service-worker.js' }],
  [portal, { path: '/portal.webmanifest' }],
  [portal, { path: '/api/docs' }],
  [portal, { path: '/api/ajustes', headers: { 'accept-encoding': 'gzip' } }],
  [portal, { path: '/api/saude/viva' }],
  [portal, { path: '/nothing', headers: { accept: 'text/html' } }],
  [portal, post('/api/ocorrencia', { text: 'a'.repeat(1_100_000) }, { 'idempotency-key': randomUUID() })],
  [desk, { path: '/', headers: { 'accept-encoding': 'br' } }],
  [desk, { path: '/api/sessao' }],
]

describe.each(proxyExamples.map(({ name }) => name))('%s', (name) => {
  // DP-01
  test('a report is registered over HTTP/2, its document fetched, and no log says whose it was', async () => {
    const { front, log } = proxyOf(name)
    const registered = await ask(
      front,
      portal,
      post('/api/ocorrencia', lossReport(), { 'idempotency-key': randomUUID() }),
    )
    expect([registered.status, String(registered.body)]).toEqual([201, expect.any(String)])
    expect(registered.headers['set-cookie']).toContain('Secure')
    const { bop, autDig } = parsed(registered) as { bop: string; autDig: string }
    const printed = await ask(front, portal, { path: `/api/print/277/${bop.slice(4)}?autDig=${autDig}` })
    expect(printed.status).toBe(200)
    const { pdf } = parsed(printed) as { pdf: string }
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')

    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(600_000, 'x'), Buffer.from('%%EOF')])
    const file = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    const access = { numero: formatBulletinNumber(bop), codigo: autDig }
    const path = '/api/acompanhar/evidencia'
    const announced = await ask(front, portal, post(path, { ...access, nome: 'a.pdf', ...file }))
    expect([announced.status, String(announced.body)]).toEqual([200, expect.any(String)])
    const token = String(parsed(announced)['token'])
    let received = 0
    while (received < bytes.length) {
      const headers = { 'upload-token': token, 'upload-offset': String(received) }
      const body = bytes.subarray(received, received + 262_144)
      const sent = await ask(front, portal, {
        path,
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body,
      })
      expect([sent.status, String(sent.body)]).toEqual([200, expect.any(String)])
      received = Number(parsed(sent)['recebido'])
    }
    await sleep(200)
    for (const secret of [autDig, bop, token, '127.0.0.5']) expect(log()).not.toContain(secret)
  })

  // DP-01
  test('headers and bodies are those of the station itself', async () => {
    const { front } = proxyOf(name)
    for (const [host, asked] of pages) {
      const [proxied, own] = await bothAnswers(front, host, asked)
      expect([asked.path, proxied.status]).toEqual([asked.path, own.status])
      expect([asked.path, meant(proxied)]).toEqual([asked.path, meant(own)])
      expect([asked.path, proxied.body.equals(own.body)]).toEqual([asked.path, true])
    }
    const { headers } = await ask(front, portal, { path: '/', headers: { 'accept-encoding': 'br' } })
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['content-encoding']).toBe('br')
  })

  // DP-03
  test('the address of the client is right, and one that the client writes is ignored', async () => {
    const { front } = proxyOf(name)
    const forged = ['x-forwarded-for', 'x-real-ip'].map((header) => [header, '203.0.113.9'])
    const headers = { ...Object.fromEntries(forged), forwarded: 'for=203.0.113.9' }
    expect(parsed(await ask(front, portal, { path: '/api/USER_IP' }))['ip']).toBe('127.0.0.5')
    const other = await ask(front, portal, { path: '/api/USER_IP', headers, from: '127.0.0.6' })
    expect(parsed(other)['ip']).toBe('127.0.0.6')
  })

  // DP-04
  test('each host name leads to its own listener, and no other name to any', async () => {
    const { front, open } = proxyOf(name)
    const page = async (host: string) => String((await ask(front, host, { path: '/' })).body)
    const [own, officers] = [await page(portal), await page(desk)]
    expect(officers).not.toBe(own)
    const evil = { 'x-forwarded-host': 'evil.example' }
    expect((await ask(front, desk, { path: '/api/sessao', headers: evil })).status).toBe(401)
    expect((await ask(front, portal, { path: '/api/sessao' })).status).toBe(404)
    const forged = { 'x-forwarded-host': desk }
    expect((await ask(front, portal, { path: '/api/sessao', headers: forged })).status).toBe(404)

    const fetched: Asked = { path: '/v1/eventos' }
    const direct = await askDirectly(listeners.delivery, delivery, fetched)
    expect(direct.status).not.toBe(403)
    expect((await ask(front, delivery, { ...fetched, from: '127.0.0.9' })).status).toBe(direct.status)
    expect((await ask(front, delivery, fetched)).status).toBe(403)

    const other: Asked = { path: '/', headers: { ':authority': 'other.example' } }
    // A connection that is cut, or this status: never a page.
    const stranger = await ask(front, portal, other).then(
      ({ status, body }) => `${status} ${String(body).includes('<main')}`,
      () => '421 false',
    )
    expect(stranger).toBe('421 false')
    const plain = await askDirectly(open, portal, { path: '/segunda-via' })
    expect(plain.status).toBe(308)
    expect(plain.headers['location']).toMatch(new RegExp(`^https://${portal}(:\\d+)?/segunda-via$`))
  })
})

// DP-05
test('what comes goes on at once, Retry-After is kept, and a station that is away is said so without its words', async () => {
  await runner.endAll()
  const seen: string[] = []
  const parts = new Map<string, string>()
  const stub = createServer((request, response) => {
    const key = String(request.headers['upload-token'])
    if (request.url === '/api/saude/pronta') return response.end('{}')
    if (request.url === '/busy') return response.writeHead(503, { 'retry-after': '7' }).end('later')
    request.on('data', (chunk) => seen.push(`${key} ${String(chunk)}`))
    request.on('end', () => void answerInParts(response, key))
    return response
  }).listen(listeners.portal, '127.0.0.1')
  await once(stub, 'listening')
  for (const { name } of proxyExamples) {
    const { front } = proxyOf(name)
    await expect
      .poll(async () => (await ask(front, portal, { path: '/busy' })).headers['retry-after'], {
        timeout: 15_000,
        interval: 200,
      })
      .toBe('7')
    await sendInParts(front, name)
    expect([name, parts.get(name)]).toEqual([name, 'first second'])
  }
  stub.closeAllConnections()
  stub.close()
  await once(stub, 'close')
  for (const { name } of proxyExamples) {
    const { front, log } = proxyOf(name)
    const { status } = await ask(front, portal, { path: '/api/print/277/1?autDig=SECRET-CODE' })
    expect([name, [502, 503, 504].includes(status)]).toEqual([name, true])
    await sleep(100)
    expect(log()).not.toContain('SECRET-CODE')
    expect(log()).not.toContain('127.0.0.5')
  }

  /** Sends the second half of an answer only after the first has arrived at the client. */
  async function answerInParts(response: ServerResponse, key: string): Promise<void> {
    response.write('first ')
    for (let tries = 0; parts.get(key) !== 'first ' && tries < 500; tries += 1) await sleep(10)
    if (parts.get(key) === 'first ') response.end('second')
    else response.destroy()
  }

  /** Sends the second half of a body only after the first has arrived at the station's place. */
  async function sendInParts(front: Front, key: string): Promise<void> {
    const session = openSession(front, portal)
    const stream = session.request({
      ':method': 'PATCH',
      ':path': '/api/acompanhar/evidencia',
      ':authority': portal,
      'upload-token': key,
      'content-type': 'application/octet-stream',
      'content-length': '8',
    })
    stream.on(
      'data',
      (part: Buffer) => void parts.set(key, `${parts.get(key) ?? ''}${part.toString('utf8')}`),
    )
    stream.write('half')
    await expect.poll(() => seen, { interval: 20 }).toContain(`${key} half`)
    stream.end('rest')
    await once(stream, 'end')
    session.close()
  }
})
