import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import { claimJobs, dropLeases } from '../store/outbox.ts'
import { findReport } from '../store/reports.ts'
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
  const documents = await Promise.all(Array.from({ length: 8 }, () => station.ensureDocument(id)))
  await until(async () => (await open()).length === 0)
  const again = await station.ensureDocument(id)
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
