import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { claimJobs, dropLeases } from '../../store/outbox.ts'
import { findReport } from '../../store/reports.ts'
import { startOutboxWorker } from './outbox-worker.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 200 && !(await condition()); i += 1) await sleep(50)
  expect(await condition()).toBe(true)
}
const open = () => station.db.selectFrom('outbox').selectAll().where('done_at', 'is', null).execute()
const letters = () => {
  const folder = join(station.dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder) : []
}

// FI-09
test('a registered report gets its document and one letter by itself', async () => {
  const { bop } = (await station.register()).json()
  await until(async () => (await open()).length === 0)
  const report = await findReport(station.db, { bop })
  const document = await station.db
    .selectFrom('papers')
    .selectAll()
    .where('report_id', '=', report?.id ?? '')
    .execute()
  expect(document).toHaveLength(1)
  expect(letters()).toEqual([`${report?.id}.eml`])
})

test('many who ask for a document at once get the same bytes, stored once', async () => {
  const { bop } = (await station.register()).json()
  const id = (await findReport(station.db, { bop }))?.id ?? ''
  const documents = await Promise.all(Array.from({ length: 8 }, () => station.ensureDocument('report', id)))
  await until(async () => (await open()).length === 0)
  const again = await station.ensureDocument('report', id)
  for (const document of documents) expect(document?.equals(again ?? Buffer.alloc(0))).toBe(true)
})

test('a letter that cannot be sent is tried again, and only the letter', async () => {
  let refusals = 2
  const sent: string[] = []
  const { db, vault, ensureDocument, lines } = station
  await station.register()
  await until(async () => (await open()).length === 0)
  await db.updateTable('outbox').set({ done_at: null }).where('kind', '=', 'mail').execute()
  const worker = startOutboxWorker({
    db,
    vault,
    ensureDocument,
    worker: 'second',
    idleSeconds: 0.1,
    log: (line) => void lines.push(line),
    mailer: {
      async sendConfirmation({ reportId }) {
        if (refusals-- > 0) throw new Error('CONCEIÇÃO conceicao@example.org')
        sent.push(reportId)
      },
      sendNotice: () => Promise.resolve(),
    },
  })
  await until(async () => (await open()).length === 0)
  await worker.stop()
  expect(JSON.stringify(lines)).not.toContain('conceicao')
})

test('a running job is left alone, and given back to a server that was killed', async () => {
  await station.db
    .updateTable('outbox')
    .set({ done_at: null, due_at: new Date('2100-01-01') })
    .execute()
  const due = async () =>
    station.db
      .updateTable('outbox')
      .set({ due_at: new Date(0) })
      .execute()
  // The station's own worker would take them at once: the lease is set together with the time.
  const leased_until = new Date(Date.now() + 60_000)
  await station.db.updateTable('outbox').set({ leased_until, leased_by: 'killed' }).execute()
  await due()
  const claim = { kind: 'paper', worker: 'other', limit: 10, leaseSeconds: 60 } as const
  expect(await claimJobs(station.db, claim)).toEqual([])
  await dropLeases(station.db, 'someone else', 'paper')
  expect(await claimJobs(station.db, claim)).toEqual([])
  await dropLeases(station.db, 'killed', 'mail')
  expect(await claimJobs(station.db, claim)).toEqual([])
  await dropLeases(station.db, 'killed', 'paper')
  await until(async () => (await open()).length === 0)
})

// AV-12
test('a job stays with the worker that lives however long it takes, for a lease that ends soon without it', async () => {
  const { db, vault, ensureDocument } = station
  await until(async () => (await open()).length === 0)
  const mail = db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').limit(1)
  const { id } = await mail.executeTakeFirstOrThrow()
  const sent: string[] = []
  const workerNamed = (worker: string, ms: number) =>
    startOutboxWorker({
      db,
      vault,
      ensureDocument,
      worker,
      idleSeconds: 0.1,
      leaseSeconds: 2,
      log: () => undefined,
      mailer: {
        async sendConfirmation() {
          sent.push(worker)
          await sleep(ms)
        },
        sendNotice: () => Promise.resolve(),
      },
    })
  const slow = workerNamed('slow', 5000)
  // The station's own worker may be quicker once.
  await until(async () => {
    if ((await open()).length === 0)
      await db
        .updateTable('outbox')
        .set({ done_at: null, due_at: new Date(0) })
        .where('id', '=', id)
        .execute()
    return sent.length === 1
  })
  const [held] = await open()
  expect(held?.leased_until?.getTime()).toBeLessThan(Date.now() + 3000)
  const other = workerNamed('other', 0)
  await until(async () => (await open()).length === 0)
  await Promise.all([slow.stop(), other.stop()])
  expect(sent).toEqual(['slow'])
})

// AV-12
test('a job that was taken by a claim without an answer is done once its lease has ended, though its worker lives', async () => {
  const { db, vault, ensureDocument } = station
  await until(async () => (await open()).length === 0)
  const nobody = { sendConfirmation: () => Promise.resolve(), sendNotice: () => Promise.resolve() }
  const making = { db, vault, ensureDocument, mailer: nobody, log: () => undefined }
  const worker = startOutboxWorker({ ...making, worker: 'alive', idleSeconds: 0.1, leaseSeconds: 1 })
  await sleep(500)
  // As the database leaves it that writes what it was asked for after the connection was given up.
  const leased_until = new Date(Date.now() + 1000)
  await db
    .updateTable('outbox')
    .set({ done_at: null, due_at: new Date(0), leased_by: 'alive', leased_until })
    .where('kind', '=', 'mail')
    .execute()
  await until(async () => (await open()).length === 0)
  expect(await open()).toEqual([])
  await worker.stop()
})
