import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { panelStyle } from '../../citizen/panel/panel-style.ts'
import { filled, routesOf, type Route } from '../../start/routes.fixture.ts'
import { noHumanCheck } from '../../integrations/human-check.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

const ours = 'start()'
const styles = 'h1 { color: navy }'

let station: TestStation
let portal: string
let routes: Route[]
beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(portal, 'assets'))
  writeFileSync(join(portal, 'index.html'), `<script>${ours}</script><style>${styles}</style><h1>Início</h1>`)
  writeFileSync(join(portal, 'assets/app-abc.js'), 'plain()')
  station = await testStation(inject('clusterUrl'), { portal, publicUrl: 'https://delegacia.example' })
  await station.app.ready()
  routes = routesOf(station.app)
})
afterAll(async () => {
  await station.close()
  rmSync(portal, { recursive: true })
})

const ask = ({ method, path }: Route) =>
  station.app.inject({ method: method as 'GET', url: filled(path), headers: { accept: 'text/html' } })

/** What may be cached: reference lists, units and descriptions, the same for everyone. */
const forEveryone =
  /^\/api\/(COMBO_|LISTA_|VERSAO_|HABILITAR_|TAMANHO_|ATIVA_|GET_MENSAGEM|mapa$|painel$|painel[.]csv$|openapi|docs|saude|recibo|ajustes|unidades|listas-guardadas|assinaturas)/

describe('every route', () => {
  test('is found: the calls, the pages and the files', () => {
    const paths = routes.map(({ method, path }) => `${method} ${path}`)
    expect(paths.length).toBeGreaterThan(45)
    for (const known of ['POST /api/ocorrencia', 'GET /api/print/:unidade/:nrBop', 'POST /api/segunda-via'])
      expect(paths).toContain(known)
    expect(paths.some((path) => path.includes('/api/LISTA_LOGRADOURO'))).toBe(true)
  })

  // PF-02
  test('allows inline what stands in the page, by its hash, and nothing else', async () => {
    const { headers } = await station.app.inject({ url: '/' })
    const policy = String(headers['content-security-policy'])
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash(ours)};`)
    expect(policy).toContain(`style-src 'self' ${hash(styles)} ${hash(panelStyle)};`)
  })

  test('is said shortly of data and scripts, and in full of a page that has not changed', async () => {
    for (const url of ['/api/saude/viva', '/assets/app-abc.js']) {
      const { statusCode, headers } = await station.app.inject({ url })
      expect(statusCode).toBe(200)
      expect(String(headers['content-security-policy']).length).toBeLessThan(160)
      expect(JSON.stringify(headers).length).toBeLessThan(800)
    }
    const page = await station.app.inject({ url: '/' })
    const same = await station.app.inject({ url: '/', headers: { 'if-none-match': page.headers.etag } })
    expect(same.statusCode).toBe(304)
    expect(same.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  })

  test('allows nothing else inline, nothing from elsewhere and no frame', async () => {
    for (const route of routes) {
      const { headers } = await ask(route)
      const policy = String(headers['content-security-policy'])
      expect({ route, policy }).toMatchObject({ policy: expect.stringContaining("default-src 'none'") })
      expect(`${route.path} ${policy}`).not.toMatch(/unsafe|https?:|strict-dynamic| \*/)
      for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
        expect(policy).toContain(directive)
      expect({ ...headers, route: route.path }).toMatchObject({
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const isPage = String(headers['content-type']).startsWith('text/html')
      expect(headers['permissions-policy'] ?? '').toContain(isPage ? 'camera=()' : '')
      expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
    }
  })

  test('about a person is never cached, whatever it answers', async () => {
    const personal = routes.filter(({ path }) => path.startsWith('/api/') && !forEveryone.test(path))
    expect(personal.length).toBeGreaterThan(9)
    for (const route of personal) {
      const { headers } = await ask(route)
      expect([route.path, headers['cache-control']]).toEqual([route.path, 'no-store'])
    }
  })

  test('answers no method that it does not name', async () => {
    for (const { path } of routes.filter((route) => route.path.startsWith('/api/'))) {
      const answer = await ask({ method: 'DELETE', path })
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })
})

test('only an external human check widens the policy, and only to its own addresses', async () => {
  const other = await testStation(inject('clusterUrl'), {
    humanCheck: {
      ...noHumanCheck,
      origins: ['https://check.example'],
    },
  })
  const policy = String(
    (await other.app.inject({ url: '/', headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ],
  )
  expect(policy.match(/https?:[^; ]+/g)).toEqual(Array(3).fill('https://check.example'))
  await other.close()
})

test('a client that sends slowly is cut off', () => {
  const { server } = station.app
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.keepAliveTimeout).toBe(10_000)
})
