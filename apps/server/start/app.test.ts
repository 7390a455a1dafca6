import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { plainFrontEnd } from '../base/settings/front-end-settings.ts'
import { addSecurityHeaders } from '../base/http/security-headers.ts'
import { testStation, type TestStation } from './test-station.fixture.ts'

let station: TestStation
let portal: string
beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(portal, 'assets'))
  mkdirSync(join(portal, 'en-us'))
  writeFileSync(join(portal, 'index.html'), '<h1>Início</h1>')
  writeFileSync(join(portal, 'en-us/index.html'), '<h1>Home</h1>')
  writeFileSync(join(portal, 'assets/app-abc.js'), 'plain()')
  writeFileSync(join(portal, 'assets/app-abc.js.br'), 'brotli')
  station = await testStation(inject('clusterUrl'), { portal })
})
afterAll(async () => {
  await station.close()
  rmSync(portal, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => station.app.inject({ url, headers })

describe('what is served', () => {
  test('pages are revalidated, hashed files are kept, compressed ones preferred', async () => {
    const home = await get('/')
    expect([home.body, home.headers['cache-control']]).toEqual(['<h1>Início</h1>', 'no-cache'])
    expect((await get('/en-us/')).body).toBe('<h1>Home</h1>')
    expect((await get('/en-us')).headers.location).toBe('/en-us/')
    const script = await get('/assets/app-abc.js', { 'accept-encoding': 'br' })
    expect([script.body, script.headers['content-encoding']]).toEqual(['brotli', 'br'])
    expect(script.headers['cache-control']).toContain('immutable')
  })

  test('an unknown path is a page for people and JSON for machines', async () => {
    const page = await get('/nowhere', { accept: 'text/html', 'accept-language': 'fr' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Page introuvable')
    const call = await get('/api/NADA', { accept: 'text/html' })
    expect([call.statusCode, call.json().erro]).toEqual([404, 'nao-encontrado'])
  })

  test('nothing outside the portal’s folder', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd'])
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('every answer forbids inline script, other origins and frames', async () => {
    for (const path of ['/', '/api/saude/viva', '/nowhere']) {
      const { headers } = await get(path)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
    }
  })
})

// SH-03, SH-15
test('the policy allows exactly the addresses that the operator has set, and only where they belong', async () => {
  const trackerUrl = 'https://stats.example.org/count'
  const oldVersionUrl = 'https://old.example.org/portal/'
  const app = Fastify()
  addSecurityHeaders(app, {
    publicUrl: 'https://example.org',
    frontEnd: { ...plainFrontEnd, trackerUrl, oldVersionUrl },
    checks: [],
    pictures: [],
    videos: false,
    inline: { scripts: [], styles: [] },
  })
  app.get('/', () => Promise.resolve('page'))
  const policy = String((await app.inject({ url: '/' })).headers['content-security-policy'])
  expect(policy.split(';').filter((directive) => directive.includes('example.org'))).toEqual([
    `connect-src 'self' ${trackerUrl}`,
    `frame-src 'self' blob: ${oldVersionUrl}`,
  ])
  await app.close()
})

// ER-04
test.each([
  ['pt-BR', 'Não conseguimos'],
  ['en-GB,en;q=0.9', 'We could not'],
  ['de;q=1, es;q=0.5', 'No pudimos'],
  ['fr-CA', 'Nous n’avons'],
  ['', 'Não conseguimos'],
])(
  'a body that is no JSON gets a message in the language of %j, without internals',
  async (language, message) => {
    const answer = await station.app.inject({
      method: 'POST',
      url: '/api/ocorrencia',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      payload: '{"nome": CONCEICAO',
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual(['erro', 'mensagem'])
    expect(answer.json().mensagem).toContain(message)
    expect(answer.body).not.toMatch(/CONCEICAO|JSON|position/)
  },
)

test('no line of the log holds anything of a person or of a URL', async () => {
  const report = lossReport()
  const { nrBop, autDig } = (await station.register(report)).json()
  await get(`/api/print/277/${nrBop}?autDig=${autDig}`)
  await station.register({ ...report, relato_plain: 'CURTO' })
  const logged = JSON.stringify(station.lines)
  expect(logged).toContain('/api/print/:unidade/:nrBop')
  for (const secret of ['CONCEI', '529.982', '52998', 'example.org', 'CURTO', nrBop, autDig, '127.0.0.1'])
    expect(logged).not.toContain(secret)
})

// AP-04
test('the description and its page name calls that are answered', async () => {
  const { paths } = (await get('/api/openapi.json')).json()
  const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase() as 'GET' | 'POST', path })),
  )
  expect(described.length).toBeGreaterThan(35)
  const page = (await get('/api/docs')).body
  for (const { method, path } of described) {
    const url = `/api${path
      .replace('{locale}', 'pt-br')
      .replace('{uf}', 'PA')
      .replace(/\{\w+\}/g, '1')}`
    const answer = await station.app.inject({ method, url })
    expect(`${url} ${answer.body}`).not.toContain('"erro":"nao-encontrado"')
    expect(`${url} ${answer.statusCode}`).not.toBe(`${url} 500`)
    expect(page).toContain(`${method} /api${path}`)
  }
})
