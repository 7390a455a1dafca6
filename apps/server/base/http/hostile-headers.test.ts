import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { leastTime } from './long-bodies.fixture.ts'

let station: TestStation
let desk: TestDesk
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const portal = join(folder, 'portal')
  mkdirSync(join(portal, 'assets'), { recursive: true })
  writeFileSync(join(portal, 'index.html'), '<h1>Início</h1>')
  writeFileSync(join(portal, 'assets/app-abc.js'), 'plain()')
  writeFileSync(join(portal, 'assets/app-abc.js.br'), 'brotli')
  station = await testStation(inject('clusterUrl'), { portal })
  desk = await testDesk(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  await desk.close()
  rmSync(folder, { recursive: true })
})

/** What Node lets through of one header, nearly. */
const length = 15_000

const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
] as const

const fills = [
  ' ',
  '\t',
  ' ;',
  '; ',
  ',',
  ', ',
  ';',
  '=',
  '"',
  '\\"',
  'W/',
  '%',
  ':',
  '.',
  '-',
  '/',
  '1',
  'a=',
  'q=',
  '1.1.1.1,',
]

const addresses = [
  ['the portal', 'GET', '/'],
  ['the portal', 'GET', '/assets/app-abc.js'],
  ['the portal', 'GET', '/api/COMBO_UF/pt-br'],
  ['the portal', 'POST', '/api/ocorrencia'],
  ['the desk', 'GET', '/'],
  ['the desk', 'GET', '/api/sessao'],
  ['the desk', 'POST', '/api/entrar/codigo'],
] as const satisfies readonly Address[]

type Address = readonly ['the portal' | 'the desk', 'GET' | 'POST', string]

let asked = 0

function ask([listener, method, url]: Address, header: string, value: string): Promise<unknown> {
  const asDesk = listener === 'the desk'
  const usual = asDesk ? { host: 'mesa.example.org', 'sec-fetch-site': 'same-origin' } : {}
  return (asDesk ? desk : station).app.inject({
    method,
    url,
    // Never the same twice: what was remembered would hide what it cost.
    headers: { ...usual, [header]: `${value}${++asked}` },
    ...(method === 'POST' && { payload: '{}' }),
  })
}

// AV-23
test.each(addresses)('no header costs %s %s %s much more than another of its length', async (...address) => {
  const cost = (header: string, value: string, times: number) =>
    leastTime(times, () => ask(address, header, value))
  const plain = await cost('x-other', 'a'.repeat(length), 30)
  const slow: string[] = []
  for (const header of headers)
    for (const fill of fills) {
      const value = `a${fill.repeat(length / fill.length)}a`
      if ((await cost(header, value, 2)) < 20 * plain) continue
      // Once more, as the machine may have been busy.
      const times = (await cost(header, value, 10)) / plain
      if (times >= 20) slow.push(`${header}: ${JSON.stringify(fill)} × ${times.toFixed(0)}`)
    }
  expect(slow).toEqual([])
})
