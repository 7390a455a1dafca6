import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { createStationRunner, type StationRunner } from './station-runner.fixture.ts'

let runner: StationRunner | undefined
afterEach(async () => {
  await runner?.endAll()
  runner?.remove()
})

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: unknown }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of OpenTelemetry that keeps what it is sent. */
async function startCollector() {
  const sent: Sent[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') sent.push(body as Sent)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sent, spans }
}

// ME-10
test('a collector is told what a report took, from its request to its letter, and nothing of a person', async () => {
  const collector = await startCollector()
  const { url, drop } = await testDatabase(inject('clusterUrl'))
  onTestFinished(drop)
  runner = await createStationRunner()
  const settings = { DATABASE_URL: url, DESK_PORT: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const { said } = await runner.start(settings)
  const { status, text } = await runner.post()
  expect(status).toBe(201)
  await vi.waitFor(() => expect(said.text).toMatch(/"kind":"mail","outcome":"done"/), { timeout: 30_000 })
  // What has not been sent is sent at the end.
  await runner.endAll()

  const id = /"route":"\/api\/ocorrencia".*"request":"([0-9a-f]{16})"/.exec(said.text)?.[1] ?? ''
  const own = collector.spans().filter(({ traceId }) => traceId.endsWith(id))
  const names = own.map(({ name }) => name)
  for (const name of ['POST /api/ocorrencia', 'transaction', 'seal', 'job paper', 'job mail'])
    expect(names).toContain(name)
  const [request, ...others] = own.toSorted((one) => (one.name.startsWith('POST') ? -1 : 1))
  expect(request).toMatchObject({ spanId: id, traceId: `${'0'.repeat(16)}${id}` })
  expect(new Set(others.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([id]))

  // Without times and ids, in which any digits may stand by chance.
  const told = JSON.stringify(collector.sent).replaceAll(/"(?:\d{19}|[0-9a-f]{16}|[0-9a-f]{32})"/g, '""')
  const { bop, nrBop, autDig } = JSON.parse(text) as Record<'bop' | 'nrBop' | 'autDig', string>
  for (const personal of [bop, nrBop, autDig, 'CONCEIÇÃO', 'example.org', '127.0.0.1', '98765'])
    expect(told).not.toContain(personal)
}, 120_000)
