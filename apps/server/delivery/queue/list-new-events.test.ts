import { setTimeout as sleep } from 'node:timers/promises'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'
import { listNewEvents } from './list-new-events.ts'
import { addReceiver } from './receivers.ts'
import { settledEvents } from './settled-events.fixture.ts'

/** How long the transactions of tests beside this one may live: in one cluster they hold the horizon of all databases. */
const othersMs = 60_000
vi.setConfig({ testTimeout: 90_000 })

let desk: TestDesk
let unit: number
let sequence = 1
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
})
afterAll(() => desk.close())

const evidence: NewEvent = {
  kind: 'evidenceReceived',
  by: { kind: 'citizen' },
  evidence: 'v1',
  sha256: 'a'.repeat(64),
  bytes: 1,
}
const newReport = () => desk.report(unit, sequence++)
const append = (trx: Transaction<Database>, report: string) =>
  appendEvent(trx, { report, event: evidence, now: new Date() })

const receiver = async (name: string) => {
  await settledEvents(desk.db)
  const added = await addReceiver(desk.db, { name, way: 'busca', fromNow: true })
  return added?.id ?? ''
}
const listed = async (id: string) => {
  await listNewEvents(desk.db)
  const rows = await desk.db
    .selectFrom('deliveries')
    .select(['report_id', 'event_id'])
    .where('receiver_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(({ report_id }) => report_id)
}

/** What a reader does that goes by positions alone. */
async function naiveReader() {
  let position = await lastPosition()
  const seen: string[] = []
  return {
    seen,
    async read() {
      const { rows } = await sql<{ report_id: string; position: string }>`
        select report_id, position from report_events where position > ${position} order by position`.execute(
        desk.db,
      )
      position = rows.at(-1)?.position ?? position
      seen.push(...rows.map(({ report_id }) => report_id))
    },
  }
}
const lastPosition = async () => {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(position), 0)::text as last from report_events`.execute(desk.db)
  return rows[0]?.last ?? '0'
}

/** A transaction in which something has been written and that ends when it is told to. */
function held(work: (trx: Transaction<Database>) => Promise<unknown>) {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  let written: () => void = () => undefined
  const started = new Promise<void>((resolve) => (written = resolve))
  const done = desk.db.transaction().execute(async (trx) => {
    await work(trx)
    written()
    await ended
  })
  return { started, end: () => (end(), done) }
}

// DL-01
test('an event whose transaction ends late is not passed over, as a reader of positions would', async () => {
  const [slow, quick] = [await newReport(), await newReport()]
  const id = await receiver('late')
  const naive = await naiveReader()
  const slowly = held((trx) => append(trx, slow))
  await slowly.started
  await desk.db.transaction().execute((trx) => append(trx, quick))
  await naive.read()
  const before = await listed(id)
  await slowly.end()
  await naive.read()
  expect(naive.seen).toEqual([quick])
  expect(before).toEqual([])
  await vi.waitFor(async () => expect(await listed(id)).toEqual([slow, quick]), { timeout: othersMs })
})

// DL-01
test('events of one report keep their order, also where the older transaction writes later', async () => {
  const [report, other] = [await newReport(), await newReport()]
  const id = await receiver('order')
  const seen: number[] = []
  const look = async () => {
    await listNewEvents(desk.db)
    const { rows } = await sql<{ seq: number }>`
      select seq from deliveries join report_events on report_events.id = event_id
      where receiver_id = ${id} and deliveries.report_id = ${report} order by place`.execute(desk.db)
    seen.splice(0, seen.length, ...rows.map(({ seq }) => seq))
  }
  let go: () => void = () => undefined
  const younger = new Promise<void>((resolve) => (go = resolve))
  // Its number is the older one; it writes to the report after the younger transaction has.
  const older = held(async (trx) => {
    await append(trx, other)
    await younger
    await append(trx, report)
  })
  await sleep(100)
  // Between the two, so that the older one may be read before the younger.
  const between = held((trx) => sql`select pg_current_xact_id()`.execute(trx))
  await between.started
  await desk.db.transaction().execute((trx) => append(trx, report))
  go()
  await older.started
  await older.end()
  await look()
  await between.end()
  await vi.waitFor(
    async () => {
      await look()
      expect(seen).toEqual([2, 3])
    },
    { timeout: othersMs },
  )
})

// DL-01
test('under many writers nothing is lost, nothing comes twice, and each report keeps its order', async () => {
  const reports = await Promise.all([1, 2, 3, 4, 5, 6].map(newReport))
  const id = await receiver('crowd')
  let writing = true
  const writers = reports.flatMap((report) =>
    [0, 1].map(async (writer) => {
      for (let count = 0; count < 12; count++)
        await desk.db.transaction().execute(async (trx) => {
          // Another report first, half of the time: the transaction is then older than what it waits for.
          if ((count + writer) % 2 === 0)
            await sql`select pg_current_xact_id()`.execute(trx).then(() => sleep(Math.random() * 8))
          await append(trx, report)
          await sleep(Math.random() * 8)
        })
    }),
  )
  // Two servers list at the same time.
  const readers = [1, 2].map(async () => {
    while (writing) {
      await listNewEvents(desk.db)
      await sleep(3)
    }
  })
  await Promise.all(writers)
  writing = false
  await Promise.all(readers)
  const order = async () => {
    await listNewEvents(desk.db)
    const { rows } = await sql<{ report_id: string; seq: number; place: string }>`
      select deliveries.report_id, seq, place from deliveries
      join report_events on report_events.id = event_id
      where receiver_id = ${id} order by place`.execute(desk.db)
    return rows
  }
  await vi.waitFor(async () => expect(await order()).toHaveLength(6 * 24), { timeout: othersMs })
  const rows = await order()
  for (const report of reports) {
    const own = rows.filter(({ report_id }) => report_id === report).map(({ seq }) => seq)
    expect(own).toEqual(Array.from({ length: 24 }, (_, index) => index + 2))
  }
  expect(rows.map(({ place }) => Number(place))).toEqual(rows.map((_, index) => index + 1))
})
