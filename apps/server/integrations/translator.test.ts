import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import type { LogLine } from '../base/platform/log.ts'
import { decryptBody } from '../reports/registration/encrypt-body.ts'
import { createLibreTranslator } from './translator-libre.ts'

const account = 'I LOST MY WALLET WITH THE DOCUMENT AND THE PHONE ON THE BUS. '.repeat(2).trim()

let requests: unknown[] = []
let answer: (reply: ServerResponse) => void
const service = createServer((request: IncomingMessage, reply) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    requests.push({ path: request.url, ...(JSON.parse(body) as object) })
    answer(reply)
  })
})
const says =
  (body: unknown, status = 200) =>
  (reply: ServerResponse) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

let station: TestStation
const lines: LogLine[] = []
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const translator = createLibreTranslator({
    url: `http://127.0.0.1:${port}/`,
    key: 'the-key-of-ours',
    log: (line) => void lines.push(line),
    timeoutMs: 300,
  })
  station = await testStation(inject('clusterUrl'), { translator })
})
afterAll(async () => {
  await station.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  requests = []
  lines.length = 0
})

/** The narrative document of a report in English, part by part. */
async function narrativeOf(IdIdioma = 2, typed = {}) {
  const registered = await station.register({ ...lossReport(), IdIdioma, relato_plain: account, ...typed })
  expect(registered.statusCode).toBe(201)
  const { bop } = registered.json<{ bop: string }>()
  const row = await station.db
    .selectFrom('reports')
    .selectAll()
    .where('bop', '=', bop)
    .executeTakeFirstOrThrow()
  const { narrative, report } = decryptBody(station.vault, row)
  kept = report
  return narrative
}
let kept: Occurrence
const partsOf = (narrative: { part: string }[]) =>
  narrative.map(({ part }) => part).filter((part) => /account|transl/.test(part))

describe('an account in another language', () => {
  // PA-08
  test('goes to the translator and into the report with its letters as typed, and in capitals onto the paper', async () => {
    answer = says({ translatedText: 'Perdi minha carteira.' })
    const relato_original = `I lost my wallet at McDonald’s. ${account.toLowerCase()}`
    const narrative = await narrativeOf(2, { relato_original, relato_plain: relato_original.toUpperCase() })
    expect(requests).toMatchObject([{ q: relato_original }])
    expect(kept).toMatchObject({ relato_original, relato_plain: relato_original.toUpperCase() })
    expect(narrative.find(({ part }) => part === 'account')?.text).toBe(relato_original.toUpperCase())
  })

  // PA-08
  test('that says something else in its letters than in its capitals is kept in capitals', async () => {
    answer = says({ translatedText: 'Perdi minha carteira.' })
    await narrativeOf(2, { relato_original: 'Something else. '.repeat(10) })
    expect(kept).toMatchObject({ relato_original: account, relato_plain: account })
  })

  // SU-05, SU-06
  test('stands beside its translation, between marks', async () => {
    answer = says({ translatedText: 'PERDI MINHA CARTEIRA <b>NO</b> ÔNIBUS.' })
    const narrative = await narrativeOf()
    expect(partsOf(narrative)).toEqual(['account', 'translation-mark', 'translation', 'translation-mark'])
    expect(narrative.find(({ part }) => part === 'account')?.text).toContain('I LOST MY WALLET')
    expect(narrative.find(({ part }) => part === 'translation')?.text).toBe(
      'PERDI MINHA CARTEIRA <b>NO</b> ÔNIBUS.',
    )
    expect(requests).toEqual([
      {
        path: '/translate',
        q: account,
        source: 'en',
        target: 'pt',
        format: 'text',
        api_key: 'the-key-of-ours',
      },
    ])
  })

  test('in Portuguese is not sent anywhere', async () => {
    expect(partsOf(await narrativeOf(1))).toEqual(['account'])
    expect(requests).toEqual([])
  })

  // SU-06
  test.each<[string, (reply: ServerResponse) => void]>([
    ['fails', says({ error: 'busy' }, 500)],
    ['never answers', () => undefined],
    ['hangs up', (reply) => reply.destroy()],
    ['answers no JSON', (reply) => void reply.end('<html>')],
    ['answers something else', says({ translatedText: 7 })],
    ['answers nothing', says({ translatedText: ' ' })],
    ['answers without end', says({ translatedText: 'A'.repeat(50_000) })],
    ['sends elsewhere', (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ])('goes without one where the translator %s, and the document says so', async (_what, how) => {
    answer = how
    const narrative = await narrativeOf()
    expect(partsOf(narrative)).toEqual(['account', 'translation-mark'])
    expect(JSON.stringify([lines, station.lines])).not.toContain('WALLET')
  })
})

describe('POST /api/translate', () => {
  const translate = (payload: object) =>
    station.app.inject({ method: 'POST', url: '/api/translate', payload })

  test('answers the text and who translated it', async () => {
    answer = says({ translatedText: 'PERDI MINHA CARTEIRA' })
    const reply = await translate({ text: account })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { text: 'PERDI MINHA CARTEIRA', provedor: 'LibreTranslate' },
    ])
    expect(requests).toMatchObject([{ q: account, source: 'auto' }])
  })

  test('503 without a translator, 400 for a body without text', async () => {
    answer = says({}, 503)
    expect((await translate({ text: account })).json().erro).toBe('sem-tradutor')
    for (const body of [{}, { text: '' }, { text: 7 }, { text: 'A'.repeat(5001) }])
      expect((await translate(body)).statusCode).toBe(400)
  })

  test('a network has so many an hour', async () => {
    answer = says({ translatedText: 'PERDI' })
    const statuses = new Set<number>()
    for (let asked = 0; asked < 130; asked += 1) statuses.add((await translate({ text: account })).statusCode)
    expect([...statuses]).toEqual([200, 429])
    expect(requests.length).toBeLessThanOrEqual(120)
  })
})
