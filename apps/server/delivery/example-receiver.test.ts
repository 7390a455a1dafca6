import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { evidenceSender, pdfOf } from '../reports/evidence/send-evidence.fixture.ts'
import { digestOf } from '../base/platform/digest-of.ts'
import { firstOutput } from '../base/platform/first-output.fixture.ts'
import { freePort } from '../start/free-port.fixture.ts'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import { createDeliveryApp } from './http/delivery-app.ts'
import { startPushWorker } from './push/push-worker.ts'
import { addReceiver, allowOriginals } from './queue/receivers.ts'
import type { JobLane } from '../base/platform/job-lane.ts'

const program = join(import.meta.dirname, '../../../docs/example-receiver.mjs')

let station: TestStation
let app: FastifyInstance
let lane: JobLane
let child: ChildProcess
let port: number
const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  const { db, vault, ensureDocument, deliveryKey: key } = station
  const now = () => new Date()
  const log = () => undefined
  app = await createDeliveryApp({
    db,
    vault,
    ensureDocument,
    key,
    now,
    log,
    deliveryUrl: 'http://127.0.0.1',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port: own } = app.server.address() as AddressInfo
  port = await freePort()
  const receiver = await addReceiver(db, {
    name: 'exemplo',
    way: 'envio',
    address: `http://127.0.0.1:${port}/`,
    allowsPrivate: true,
  })
  await allowOriginals(db, 'exemplo', true)
  child = spawn(process.execPath, [program], {
    env: {
      PORT: String(port),
      STATION: `http://127.0.0.1:${own}`,
      CREDENTIAL: receiver?.credential,
      KEY: key.webhookKey,
      FOLDER: folder,
      ORIGINALS: '1',
    },
  })
  await firstOutput(child)
  lane = startPushWorker({
    db,
    log,
    worker: 'test',
    key,
    deliveryUrl: 'http://127.0.0.1',
    now,
    idleSeconds: 0.1,
  })
})
afterAll(async () => {
  await lane.stop()
  child.kill()
  await app.close()
  await station.close()
})

// DL-14
test('the example receiver of the documents verifies, fetches, keeps and confirms', async () => {
  const { bop } = (await station.register()).json<{ bop: string }>()
  await vi.waitFor(
    async () => {
      const delivery = await station.db.selectFrom('deliveries').selectAll().executeTakeFirst()
      expect(delivery?.receipt_number).toBe(`EX-${bop.slice(-7)}`)
    },
    { timeout: 20_000 },
  )
  expect(JSON.parse(readFileSync(join(folder, `${bop}.json`), 'utf8'))).toMatchObject({ numero: bop })
  expect(
    readFileSync(join(folder, `${bop}.pdf`))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

// DL-14, DL-37
test('with the right to originals it keeps each file under its hash, and nothing of what the citizen called it', async () => {
  const sender = await evidenceSender(station)
  const file = pdfOf(300_000)
  const { token } = (await sender.announce('../../laudo da porta.pdf', file)).json<{ token: string }>()
  for (const piece of [0, 1]) await sender.piece(token, file, piece)
  const kept = join(folder, digestOf(file).toString('hex'))
  await vi.waitFor(() => expect(readFileSync(kept).equals(file)).toBe(true), { timeout: 20_000 })
})

// DL-14
test('it answers nobody else', async () => {
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1a,${Buffer.alloc(64).toString('base64')}`,
    },
    body: JSON.stringify({ id: 'x', type: 'report.registered', subject: '../forged' }),
  })
  expect(forged.status).toBe(401)
  expect(existsSync(join(folder, 'forged.json'))).toBe(false)
})
