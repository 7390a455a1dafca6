import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { LogLine } from '../base/platform/log.ts'
import { withRequestIds } from '../base/platform/request-id.ts'
import { untilWaiting } from '../store/connection/until-waiting.fixture.ts'
import { testStation } from './test-station.fixture.ts'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'

/** Both reports come over one connection. */
const connection = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => connection.destroy())

type Line = LogLine & { request?: string }

async function openStation() {
  const lines: Line[] = []
  const station = await testStation(inject('clusterUrl'), {
    log: withRequestIds((line) => void lines.push(line)),
  })
  onTestFinished(() => station.close())
  const found = (wanted: (line: Line) => boolean) =>
    vi.waitFor(
      () => {
        const line = lines.find(wanted)
        expect(line).toBeDefined()
        return line?.request
      },
      { timeout: 20_000 },
    )
  return { station, lines, found }
}

/** A body that comes later than its headers, as from a slow phone. */
async function sendSlowly(address: string): Promise<number | undefined> {
  const sending = httpRequest(`${address}/api/ocorrencia`, {
    method: 'POST',
    agent: connection,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  sending.flushHeaders()
  await sleep(100)
  sending.end(JSON.stringify(lossReport()))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  await text(answer)
  return answer.statusCode
}

// ME-08
test('the lines of a report, of its jobs and of the database belong to the request that sent it', async () => {
  const { station, lines, found } = await openStation()
  const address = await station.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await sendSlowly(address)).toBe(201)
  expect(await sendSlowly(address)).toBe(201)
  const done = (): Line[] => lines.filter((line) => line.event === 'job' && line.kind === 'paper')
  await vi.waitFor(() => expect(done()).toHaveLength(2), { timeout: 20_000 })
  const sent = lines.filter((line) => line.event === 'request').map(({ request }) => request)
  expect(new Set(sent).size).toBe(2)
  expect(sent.join()).toMatch(/^[0-9a-f]{16},[0-9a-f]{16}$/)
  expect(done().map(({ request }) => request)).toEqual(sent)
  const jobs = await station.db.selectFrom('outbox').select('request_id').distinct().execute()
  expect(new Set(jobs.map(({ request_id }) => request_id))).toEqual(new Set(sent))
  await station.app.inject({ url: '/api/USER_IP' })
  expect(sent).not.toContain(await found((line) => line.event === 'request' && line.route === '/api/USER_IP'))
})

// ME-08
test('an answer that failed names the request whose lines say why; others name none', async () => {
  const { station, found } = await openStation()
  expect((await station.app.inject({ url: '/api/USER_IP' })).headers['x-request-id']).toBeUndefined()
  await station.db.destroy()
  const { statusCode, headers } = await station.register()
  expect(statusCode).toBeGreaterThanOrEqual(500)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/)
  expect(await found((line) => line.event === 'fault' && line.place === '/api/ocorrencia')).toBe(
    headers['x-request-id'],
  )
})

// ME-08
test('the database names a transaction by the request that it is for, and no other', async () => {
  const { station, found } = await openStation()
  await station.register()
  const named = async () => {
    const { rows } = await sql<{ name: string }>`
      select application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'request %'`.execute(station.db)
    return rows.map(({ name }) => name)
  }
  let registering: Promise<unknown> = Promise.resolve()
  const waiting = await station.db.transaction().execute(async (other) => {
    await sql`select 1 from bulletin_counters for update`.execute(other)
    registering = station.app.inject({
      method: 'POST',
      url: '/api/ocorrencia',
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.9' },
      payload: lossReport(),
    })
    await untilWaiting(station.db, 1)
    return named()
  })
  await registering
  expect(waiting).toEqual([`request ${await found((line) => line.event === 'advice')}`])
  expect(await named()).toEqual([])
})
