import type { ServerResponse } from 'node:http'
import type { Announcement } from '@delegacia/contract/delivery/announcement'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { createDeliveryKey, makeDeliveryKey } from '../delivery-key.ts'
import { countOverdue } from '../queue/overdue.ts'
import { addReceiver, resumeReceiver, revokeReceiver } from '../queue/receivers.ts'
import { settledEvents } from '../queue/settled-events.fixture.ts'
import { resend } from '../../store/resend-deliveries.ts'
import { signedBy, startReceiver, type Received } from '../receiver.fixture.ts'
import { startPushWorker, type PushDeps } from './push-worker.ts'

let desk: TestDesk
let unit: number
let sequence = 1
const key = createDeliveryKey(makeDeliveryKey())
const open: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
})
beforeEach(() => async () => {
  for (let close = open.pop(); close; close = open.pop()) await close()
})
afterAll(() => desk.close())

const newReport = () => desk.report(unit, sequence++)
const evidence: NewEvent = {
  kind: 'evidenceReceived',
  by: { kind: 'citizen' },
  evidence: 'v1',
  sha256: 'a'.repeat(64),
  bytes: 1,
}
const addEvidence = (report: string) =>
  desk.db.transaction().execute((trx) => appendEvent(trx, { report, event: evidence, now: new Date() }))

function work(options: Partial<PushDeps> = {}) {
  const lane = startPushWorker({
    db: desk.db,
    log: (line) => void desk.lines.push(line),
    worker: 'test',
    key,
    deliveryUrl: 'https://entrega.example.org',
    now: () => new Date(),
    idleSeconds: 0.05,
    timeoutMs: 400,
    delay: () => 0.05,
    ...options,
  })
  open.push(() => lane.stop())
  return lane
}

/** A receiver of its own for a test, and what it was told. */
async function listening(answer: (count: number, response: ServerResponse, received: Received) => void) {
  const server = await startReceiver((received, count, response) => answer(count, response, received))
  const name = crypto.randomUUID()
  await settledEvents(desk.db)
  const added = await addReceiver(desk.db, {
    name,
    way: 'envio',
    address: server.url,
    allowsPrivate: true,
    fromNow: true,
  })
  open.push(async () => {
    await server.stop()
    await revokeReceiver(desk.db, name)
  })
  const told = () => server.received.map(({ body }) => JSON.parse(body) as Announcement)
  return { name, id: added?.id ?? '', told, ...server }
}

const ok = (response: ServerResponse) => response.writeHead(204).end()
const waitFor = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000 })

const delivery = (receiver: string) =>
  desk.db.selectFrom('deliveries').selectAll().where('receiver_id', '=', receiver).orderBy('place').execute()

const isSigned = signedBy(key.webhookKey)

// DL-03, DL-05, DL-06
test('a receiver that fails five times is told in the end: the same id, signed, and thin', async () => {
  const elsewhere = await startReceiver((_one, _count, response) => ok(response))
  open.push(() => elsewhere.stop())
  const receiver = await listening((count, response) => {
    if (count === 1) return response.writeHead(500).end()
    if (count === 2) return response.writeHead(302, { location: elsewhere.url }).end()
    // Never answered: the time limit ends it.
    if (count === 3) return undefined
    if (count === 4) return response.destroy()
    if (count === 5) return response.writeHead(503).end('x'.repeat(100_000))
    return ok(response)
  })
  const report = await newReport()
  await addEvidence(report)
  work()
  await waitFor(async () => {
    const all = await delivery(receiver.id)
    expect(all.length).toBeGreaterThan(1)
    expect(all.every((one) => one.announced_at)).toBe(true)
  })

  expect(elsewhere.received).toEqual([])
  const [first] = receiver.told()
  expect(
    new Set(
      receiver
        .told()
        .slice(0, 6)
        .map(({ id }) => id),
    ),
  ).toEqual(new Set([first?.id]))
  // What came later of the same report waited for it.
  expect(receiver.told().map(({ type }) => type)).toEqual([
    ...Array.from({ length: 6 }, () => 'report.registered'),
    'report.evidence',
  ])
  expect(receiver.received.every(isSigned)).toBe(true)
  expect(receiver.received[0]?.headers).toMatchObject({
    'content-type': 'application/cloudevents+json',
    'webhook-id': first?.id,
  })
  expect(first).toEqual({
    specversion: '1.0',
    id: expect.any(String),
    source: 'https://entrega.example.org',
    type: 'report.registered',
    subject: expect.stringMatching(/^277\./),
    time: expect.any(String),
    datacontenttype: 'application/json',
    data: { numero: first?.subject, posicao: 1 },
  })
  const tampered = { ...(receiver.received[0] as Received), body: '{}' }
  expect(isSigned(tampered)).toBe(false)
})

// DL-06
test('410 stops everything for that receiver until the operator resumes it', async () => {
  let gone = true
  const receiver = await listening((_count, response) =>
    gone ? response.writeHead(410).end() : ok(response),
  )
  await newReport()
  const lane = work()
  await waitFor(() => expect(receiver.received).toHaveLength(1))
  await waitFor(async () => expect((await delivery(receiver.id))[0]?.last_failure).toBe('410'))
  await newReport()
  lane.wake()
  await waitFor(async () => expect(await delivery(receiver.id)).toHaveLength(2))
  expect(receiver.received).toHaveLength(1)
  gone = false
  expect(await resumeReceiver(desk.db, receiver.name)).toBe(true)
  await waitFor(async () => expect((await delivery(receiver.id)).every((one) => one.announced_at)).toBe(true))
})

// DL-08
test('what nobody takes becomes a dead letter that the history knows, and can be sent again', async () => {
  let broken = true
  const receiver = await listening((_count, response) =>
    broken ? response.writeHead(500).end() : ok(response),
  )
  const report = await newReport()
  work({ delay: (attempts) => (attempts < 3 ? 0.05 : undefined) })
  await waitFor(async () => expect((await delivery(receiver.id))[0]?.dead_at).toBeInstanceOf(Date))
  expect(receiver.received).toHaveLength(3)
  const found = await readHistory(desk.db, report)
  expect(found?.history.at(-1)).toMatchObject({ kind: 'deliveryFailed', way: 'envio', isLast: true })
  broken = false
  expect(await resend(desk.db, [report])).toBe(1)
  await waitFor(async () => expect((await delivery(receiver.id))[0]?.announced_at).toBeInstanceOf(Date))
})

// DL-08
test('what is not confirmed in 15 minutes is counted', async () => {
  const receiver = await listening((_count, response) => ok(response))
  const before = await countOverdue(desk.db)
  await newReport()
  work()
  await waitFor(async () => expect((await delivery(receiver.id))[0]?.announced_at).toBeInstanceOf(Date))
  const listedBefore = (minutes: number) =>
    desk.db
      .updateTable('deliveries')
      .set({ listed_at: new Date(Date.now() - minutes * 60_000) })
      .where('receiver_id', '=', receiver.id)
      .execute()
  await listedBefore(14)
  expect(await countOverdue(desk.db)).toBe(before)
  await listedBefore(16)
  expect(await countOverdue(desk.db)).toBe(before + 1)
})

// DL-06
test('a receiver that hangs holds up no other', async () => {
  const slow = await listening(() => undefined)
  const quick = await listening((_count, response) => ok(response))
  await Promise.all(Array.from({ length: 8 }, newReport))
  work({ timeoutMs: 10_000 })
  await waitFor(() => expect(slow.received.length).toBeGreaterThan(0))
  await waitFor(() => expect(quick.received).toHaveLength(8))
  expect(slow.received.length).toBeLessThanOrEqual(4)
  await slow.stop()
})

// DL-07
test('an inner address is not called unless the operator allowed it', async () => {
  const receiver = await listening((_count, response) => ok(response))
  await desk.db
    .updateTable('receivers')
    .set({ allows_private: false })
    .where('id', '=', receiver.id)
    .execute()
  await newReport()
  work()
  await waitFor(async () => expect((await delivery(receiver.id))[0]?.last_failure).toBe('endereco-interno'))
  expect(receiver.received).toEqual([])
})
