import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from './test-station.fixture.ts'

let station: TestStation
let folder: string
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const portal = join(folder, 'portal')
  for (const place of ['portal/assets', 'portal/en-us', 'portal/fr-fr'])
    mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'TOP SECRET')
  writeFileSync(join(portal, 'index.html'), '<h1>Início</h1>')
  writeFileSync(join(portal, 'en-us/index.html'), '<h1>Home</h1>')
  writeFileSync(join(portal, 'fr-fr/index.html.br'), 'brotli')
  writeFileSync(join(portal, 'assets/app-abc.js'), 'plain()')
  writeFileSync(join(portal, 'assets/app-abc.js.br'), 'brotli')
  station = await testStation(inject('clusterUrl'), { portal })
  await station.app.listen({ host: '127.0.0.1', port: 0 })
  port = (station.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

/** Sent byte by byte, as every HTTP client would normalise such addresses. */
async function ask(path: string, method = 'GET', encoding = 'br, gzip') {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: station\r\naccept: text/html\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  const [head = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    answer,
  }
}

/** Must be refused or found: no failure of the service, no way to another server or out of the portal's folder. */
async function wrongWith(path: string, method = 'GET', encoding?: string): Promise<string[]> {
  const { status, location, answer } = await ask(path, method, encoding)
  // As a browser reads it: `//x` and `/\x` are other servers.
  const host = location === undefined ? 'station' : new URL(location, 'http://station').host
  const well = status >= 200 && status < 500 && host === 'station' && !answer.includes('TOP SECRET')
  return well ? [] : [`${method} ${path.slice(0, 100)} → ${status} ${location ?? ''}`]
}
const allWrong = async (answers: Promise<string[]>[]) => (await Promise.all(answers)).flat()

const a300 = 'a'.repeat(300)
const strange = [
  `/${a300}`,
  `/assets/${a300}.js`,
  `/en-us/${a300}`,
  `/${'a/'.repeat(2000)}`,
  `/${'%61'.repeat(300)}`,
  '/%00',
  '/assets/%00.js',
  '/en-us%00/',
  '/%00/..',
  '/index.html%00.js',
  '/%5c',
  '/assets/%5c..%5cx',

  '//x/',
  '//x',
  '///x/',
  '//en-us',
  '//en-us/',
  '//assets',
  '/\\x/',
  '/%5cx/',
  '/%2f%2fx/',
  '/%2fx',
  '/en-us//',
  '/%',
  '/%2',
  '/%zz',
  '/%ff',
  '/%c0%af',
  '/%e0%a4%a',
  '/%u0041',
  '/assets/%.js',
  '/%%%',
  '/a%',
  '/..',
  '/../',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/....//secret.txt',
  '/.',
  '/./',
  '/%2e',
  '/assets',
  '/assets/',
  '/assets//',
  '/en-us',
  '/en-us?x=1',
  '/en-us?//x',
  '/en-us/..',
  '/en-us/%2e%2e',

  `/?${'q'.repeat(12_000)}`,
  `/?${'a=1&'.repeat(3000)}`,
  '/?%',
  '/?%00',
  '/?a[__proto__]=1',
  '/??',
  '/#x',
  '/;x',
  '/:x',
  '/*',
  '/@x',
  '/x:80/',
  '/http://x/',
  'http://x/',
  'http://x/en-us',
  '/https:%2f%2fx',
  '/~root',
  '/.git/config',
  '/.env',
  '/index.html/',
  '/index.html/x',
  '/assets/app-abc.js/',
  '/assets/app-abc.js/x',
  '/fr-fr',
  '/fr-fr/',
  '/con',
  '/nul',
  '/%F0%9F%98%80',
  '/%ed%a0%80',
  `/${'%F0%9F%98%80'.repeat(80)}`,
]

test.each(['GET', 'HEAD'])(
  '%s: no malformed address makes the service fail or leads elsewhere',
  async (method) => {
    for (const encoding of ['br, gzip', 'identity'])
      expect(await allWrong(strange.map((path) => wrongWith(path, method, encoding)))).toEqual([])
  },
)

test('nor is one under /api', async () => {
  const paths = strange.filter((path) => path.startsWith('/'))
  for (const route of ['', '/COMBO_SEXO', '/LISTA_LOGRADOURO/PA', '/validar-documento', '/print/277'])
    expect(await allWrong(paths.map((path) => wrongWith(`/api${route}${path}`)))).toEqual([])
})

test('what exists is still found, and what does not is answered as not found', async () => {
  expect((await ask('/')).status).toBe(200)
  expect(await ask('/en-us')).toMatchObject({ status: 301, location: '/en-us/' })
  expect((await ask('/assets/app-abc.js')).status).toBe(200)
  const absent = [`/${a300}`, '/%00', '/%5c', '//x/', '/%5cx/']
  const statuses = await Promise.all(absent.map(async (path) => (await ask(path)).status))
  expect(statuses.filter((status) => status !== 400 && status !== 404)).toEqual([])
})

test('nor is any that is put together at random', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%00',
      '..',
      '.',
      '%2e',
      '%',
      '%zz',
      '?',
      '#',
      '@',
      ':',
      ';',
      '%0d%0a',
    ),
    fc.constantFrom('en-us', 'assets', 'index.html', 'app-abc.js', 'api', 'x', a300, 'COMBO_SEXO', 'print'),
    fc.stringMatching(/^[!-~]{0,8}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      expect(await wrongWith(`/${pieces.join('')}`)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
