import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'

let station: TestStation
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const portal = join(folder, 'portal')
  mkdirSync(join(portal, 'assets'), { recursive: true })
  writeFileSync(join(portal, 'index.html'), '<h1>Início</h1>')
  writeFileSync(join(portal, 'assets/app-abc.js'), 'plain()')
  writeFileSync(join(portal, 'assets/app-abc.js.br'), 'brotli')
  station = await testStation(inject('clusterUrl'), { portal })
})
afterAll(async () => {
  await station.close()
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
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
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
  ['GET', '/'],
  ['GET', '/assets/app-abc.js'],
  ['GET', '/api/COMBO_UF/pt-br'],
  ['POST', '/api/ocorrencia'],
] as const

type Address = readonly ['GET' | 'POST', string]

let asked = 0

/** The least time of several, in milliseconds: what the request costs without what else the machine does. */
async function cost([method, url]: Address, header: string, value: string, times: number): Promise<number> {
  let least = Infinity
  // Never the same twice: what was remembered would hide what it cost.
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now()
    await station.app.inject({
      method,
      url,
      headers: { [header]: `${value}${++asked}` },
      ...(method === 'POST' && { payload: '{}' }),
    })
    least = Math.min(least, performance.now() - start)
  }
  return least
}

// AV-23
test.each(addresses)('no header costs %s %s much more than another of its length', async (...address) => {
  const plain = await cost(address, 'x-other', 'a'.repeat(length), 30)
  const slow: string[] = []
  for (const header of headers)
    for (const fill of fills) {
      const value = `a${fill.repeat(length / fill.length)}a`
      if ((await cost(address, header, value, 2)) < 20 * plain) continue
      // Once more, as the machine may have been busy.
      const times = (await cost(address, header, value, 10)) / plain
      if (times >= 20) slow.push(`${header}: ${JSON.stringify(fill)} × ${times.toFixed(0)}`)
    }
  expect(slow).toEqual([])
})
