import { createHash } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromHex } from '@delegacia/pades/asn1/read-asn1'
import { readRevocationList } from '@delegacia/pades/certificates/revocation-list'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAuthority, type CertificateAuthority } from '../documents/seal/certificate-authority.fixture.ts'
import type { LogLine } from '../base/platform/log.ts'
import { openSignatureTrust, type SignatureTrustSource } from './signature-trust.ts'

const folder = mkdtempSync(join(tmpdir(), 'signature-trust-'))
let authority: CertificateAuthority
let list: Buffer
let answer: { status: number; body: Buffer | string; location?: string }
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  // Anybody who follows a redirection gets a list there.
  if (request.url === '/elsewhere') return void response.end(list)
  response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body)
})
let url: string
let source: SignatureTrustSource | undefined

beforeAll(async () => {
  authority = makeAuthority(folder, '/O=Teste/CN=AC Teste')
  list = readFileSync(authority.revoke(authority.issue({ name: 'one', subject: '/CN=Um' })))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.crl`
})
beforeEach(() => {
  asked.splice(0)
  answer = { status: 200, body: list }
})
afterEach(() => source?.stop())
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** What a source logs is its own: one of an earlier test may still be asking. `firstLine` is there however long that takes. */
const open = async (dataDir: string, revocationLists = [url], everyMs = 60_000) => {
  const logged: LogLine[] = []
  const log = new EventEmitter()
  const firstLine = once(log, 'line')
  source = await openSignatureTrust({
    signatureRoots: authority.certificatePath,
    revocationLists,
    dataDir: join(folder, dataDir),
    log: (line) => {
      logged.push(line)
      log.emit('line')
    },
    everyMs,
  })
  return { ...source, logged, firstLine }
}

// VP-05
test('the roots are those of the file; without any list nobody is asked', async () => {
  const { roots, issuers } = await open('quiet', [])
  expect(roots).toHaveLength(1)
  expect(issuers()).toEqual([])
  await new Promise((later) => setTimeout(later, 100))
  expect([asked, existsSync(join(folder, 'quiet'))]).toEqual([[], false])
})

test('a file without a certificate stops the start and names its setting', async () => {
  const path = join(folder, 'empty.pem')
  writeFileSync(path, 'nothing')
  const options = { revocationLists: [], dataDir: folder, log: () => undefined }
  await expect(openSignatureTrust({ ...options, signatureRoots: path })).rejects.toThrow('SIGNATURE_ROOTS')
})

// VP-05
test('a list is fetched, kept by its issuer, fetched again, and there after a start without the network', async () => {
  const first = await open('lists', [url], 300)
  await vi.waitFor(() => expect(first.issuers()).toHaveLength(1))
  const [issuer = ''] = first.issuers()
  const kept = first.listOf(issuer) ?? Buffer.alloc(0)
  const name = fromHex(readRevocationList(new Uint8Array(kept)).issuer)
  expect(createHash('sha256').update(name).digest('hex')).toBe(issuer)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  first.stop()
  const stored = () => readdirSync(join(folder, 'lists/revocation-lists'))
  await vi.waitFor(() => expect(stored()).toEqual([expect.stringMatching(/[.]crl$/)]))
  answer = { status: 503, body: '' }
  const second = await open('lists')
  expect(second.listOf(issuer)).toEqual(kept)
  await second.firstLine
  expect(second.logged).toHaveLength(1)
})

test.each([
  ['an error', () => ({ status: 500, body: '' })],
  ['a page of the network', () => ({ status: 200, body: '<html>' })],
  ['another address', () => ({ status: 302, body: '', location: '/elsewhere' })],
  [
    'more than any list',
    () => ({ status: 200, body: Buffer.concat([list, Buffer.alloc(21 * 2 ** 20, '\n')]) }),
  ],
])('%s is no list, and the log says that there is none', async (what, given) => {
  answer = given()
  const { issuers, logged, firstLine } = await open(what.replaceAll(' ', '-'))
  await firstLine
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({ event: 'fault', place: 'revocation list' })
  expect(JSON.stringify(logged)).not.toContain(url)
  expect(issuers()).toEqual([])
})
